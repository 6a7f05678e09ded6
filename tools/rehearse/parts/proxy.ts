/** Caddy in front of the servers, with the configuration that the product ships, and a certificate of its own making. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/lib/chromium.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import type { Place } from '../lib/network.ts';
import { type Part, type Stage, startPart } from '../lib/part.ts';
import { until } from '../lib/until.ts';
import { port } from './servers.ts';

export interface FrontProxy {
  part: Part;
  /** The certificate that everybody has to trust. */
  authority: string;
}

/**
 * Address of the product for people. Without namespaces the parts may not be root's, to whom the usual port
 * belongs.
 */
export const originOf = ({ network }: Stage, { address }: Place): string =>
  network.hasNamespaces ? `https://${address}` : `https://${address}:8443`;

/** Starts it in front of these servers. */
export async function startProxy(stage: Stage, place: Place, servers: readonly Place[]): Promise<FrontProxy> {
  const home = join(stage.folder, 'proxy');
  mkdirSync(home, { recursive: true });
  const file = join(home, 'Caddyfile');
  const own = [
    // The machine itself is not made to trust the certificate.
    'skip_install_trust',
    'admin off',
    `default_bind ${place.address}`,
    // Else it leads from the usual port for http, which is root's.
    'auto_https disable_redirects',
  ];
  writeFileSync(file, `{\n\t${own.join('\n\t')}\n}\nimport ${inRoot('deploy', 'Caddyfile')}\n`);
  const part = startPart(stage, place, {
    program: findProgram('caddy') ?? 'caddy',
    words: ['run', '--adapter', 'caddyfile', '--config', file],
    environment: {
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_ADDRESS: originOf(stage, place),
      SERVERS: servers.map(({ address }) => `${address}:${port}`).join(' '),
    },
  });
  const authority = join(home, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
  await until('The proxy', () => existsSync(authority));
  return { part, authority: readFileSync(authority, 'utf8') };
}
