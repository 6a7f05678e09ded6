/**
 * An OpenStack Swift as ordinary processes on the loopback address, with everything in one folder: a store that speaks S3 and
 * keeps versions. Only Debian's library of it is needed; no service of the system is installed or started.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { PlainError } from '../../../scripts/lib/say.mjs';
import { systemPython } from '../../../scripts/lib/system-packages.mjs';
import { openNetwork } from '../../rehearse/lib/network.ts';
import { type Part, startPart } from '../../rehearse/lib/part.ts';
import { until } from '../../rehearse/lib/until.ts';
import { keepers, type SwiftPlaces, swiftSettings } from './swift-settings.ts';

const address = '127.0.0.1';

/** Equivalent of Debian's `swift-proxy-server` and the others, but for the place of the settings. */
const serve = `
import os, sys
from swift.common.utils import set_swift_dir
from swift.common.wsgi import run_wsgi
settings, name = sys.argv[1:]
set_swift_dir(os.path.dirname(settings))
sys.exit(run_wsgi(settings, name, verbose=True))
`;

/** Which server keeps what: the only one, all of it. */
const makeRings = `
import sys
from swift.common.ring import RingBuilder
folder, address = sys.argv[1:3]
for pair in sys.argv[3:]:
    kind, port = pair.split('=')
    builder = RingBuilder(part_power=4, replicas=1, min_part_hours=1)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': address, 'port': int(port), 'device': 'one', 'weight': 1})
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (folder, kind))
`;

const python = (...words: string[]) =>
  execFileSync(systemPython, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Swift keeps what it knows of an object in attributes of its file, which not every file system has. */
function requireAttributes(folder: string): void {
  try {
    python('-c', 'import os, sys; os.setxattr(sys.argv[1], "user.swift.metadata", b"x" * 2000)', folder);
  } catch {
    throw new PlainError(
      `Files in ${folder} can have no extended attributes, which Swift needs. Name another folder with TMPDIR.`,
    );
  }
}

export interface Swift {
  origin: string;
  key: SwiftPlaces['key'];
  /** STORAGE_URL of a bucket in it, with what follows the region. */
  url(bucket: string, more?: string): string;
  stop(): Promise<void>;
}

async function makePlaces(folder: string): Promise<SwiftPlaces> {
  const port = () => freePort(address);
  const [proxy, account, container, object, cachePort] = [
    await port(),
    await port(),
    await port(),
    await port(),
    await port(),
  ];
  return {
    folder,
    address,
    ports: { proxy, account, container, object },
    cachePort,
    user: userInfo().username,
    key: { id: 'briefcast:proof', secret: randomBytes(12).toString('hex') },
  };
}

/** Starts it with its settings and objects in an empty folder; what the processes say goes to `logs`. */
export async function startSwift(folder: string, logs: string): Promise<Swift> {
  const places = await makePlaces(folder);
  mkdirSync(join(folder, 'devices', 'one'), { recursive: true });
  requireAttributes(join(folder, 'devices', 'one'));
  for (const [name, text] of Object.entries(swiftSettings(places)))
    writeFileSync(join(folder, name), text, { mode: 0o600 });
  python('-c', makeRings, folder, address, ...keepers.map((kind) => `${kind}=${places.ports[kind]}`));

  const stage = { network: openNetwork(false), folder, logs };
  const parts: Part[] = [...keepers, 'proxy'].map((kind) =>
    startPart(
      stage,
      { name: `swift-${kind}`, address },
      {
        program: systemPython,
        words: ['-c', serve, join(folder, `${kind}-server.conf`), `${kind}-server`],
      },
    ),
  );
  const origin = `http://${address}:${places.ports.proxy}`;
  const isUp = async (kind: keyof SwiftPlaces['ports']) =>
    (await fetch(`http://${address}:${places.ports[kind]}/healthcheck`)).status < 500;
  await until(
    'Swift',
    async () => {
      if (parts.some((part) => !part.isRunning())) throw new Error(`One of it has ended; see ${logs}`);
      for (const kind of [...keepers, 'proxy'] as const) if (!(await isUp(kind))) return false;
      return true;
    },
    180,
  );
  const { id, secret } = places.key;
  return {
    origin,
    key: places.key,
    url: (bucket, more = '') =>
      `s3+${origin.replace('://', `://${encodeURIComponent(id)}:${secret}@`)}/${bucket}?region=us-east-1${more}`,
    async stop() {
      for (const part of parts.toReversed()) await part.stop();
    },
  };
}
