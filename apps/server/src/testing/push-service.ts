/**
 * A push service as browsers use one, on this machine: it hands out addresses for devices, and decrypts what arrives there
 * as a browser does (RFC 8188 and 8291).
 */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushMessage, type PushSubscription } from '@briefcast/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PostOptions, publicHttps } from '../features/link-previews/post-publicly.ts';

export interface Arrived {
  headers: IncomingHttpHeaders;
  message: PushMessage;
}

export interface TestPushService {
  /** The rules of the public internet, but that `push.test` lies on this machine, without encryption. */
  options: PostOptions;
  /** Returns a browser's subscription for a new device. */
  subscribe(): PushSubscription;
  /** Returns the pushes that have arrived for a device, oldest first. */
  arrivedAt(device: PushSubscription): Arrived[];
  /** The status of its answers from now on, until the next test. */
  answer(status: number): void;
}

interface Keys {
  ecdh: ECDH;
  auth: Buffer;
}

const info = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const derive = (key: Uint8Array, salt: Buffer, about: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, about, length));

function decrypt(body: Buffer, { ecdh, auth }: Keys): PushMessage {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const about = info('WebPush: info\0', ecdh.getPublicKey(), sender);
  const secret = derive(ecdh.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, info('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, info('Content-Encoding: nonce\0'), 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  // A last record ends with a byte of 2, and zeros behind it.
  return PushMessage.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')));
}

/** Serves during the tests of a file. */
export function usePushService(): TestPushService {
  const devices = new Map<string, Keys & { arrived: Arrived[] }>();
  let status = 201;
  const server = createServer(async (request, reply) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const device = devices.get(request.url ?? '');
    if (device && status === 201) {
      const message = decrypt(Buffer.concat(pieces), device);
      device.arrived.push({ headers: request.headers, message });
    }
    reply.writeHead(device ? status : 404).end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    status = 201;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const pathOf = ({ endpoint }: PushSubscription) => new URL(endpoint).pathname;
  return {
    options: {
      ...publicHttps,
      protocols: ['http:'],
      rules: { permitsAddress: () => true, permitsPort: () => true },
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    },
    subscribe() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/${randomBytes(8).toString('hex')}`;
      devices.set(path, { ecdh, auth, arrived: [] });
      return {
        endpoint: `http://push.test:${(server.address() as AddressInfo).port}${path}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    arrivedAt: (device) => devices.get(pathOf(device))?.arrived ?? [],
    answer(next) {
      status = next;
    },
  };
}
