/** An authenticator app, as a phone would have it: shows the code of a secret at the server's time. */
import { Secret, TOTP } from 'otpauth';
import type { TestServer } from './harness.ts';

/** Returns what shows the code of the moment. */
export const authenticator = (server: Pick<TestServer, 'app'>, secret: string) => (): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.app.deps.clock().getTime() });
