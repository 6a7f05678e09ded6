/**
 * The settings of an OpenStack Swift all in one: a proxy that speaks S3, and a server each for accounts, containers and objects,
 * which keep everything once, in one folder.
 */

/** The servers behind the proxy. */
export const keepers = ['account', 'container', 'object'] as const;

export interface SwiftPlaces {
  folder: string;
  address: string;
  ports: Record<(typeof keepers)[number] | 'proxy', number>;
  /** Nobody listens there: a cache has to be named, and Swift does without one that does not answer. */
  cachePort: number;
  /** User that the servers run as. */
  user: string;
  key: { id: string; secret: string };
}

/** Their own patience is that of idle machines: half a second for a connection, and one for the row of a new object. */
const patience = ['conn_timeout = 30', 'node_timeout = 60', 'recoverable_node_timeout = 60'];

const section = (name: string, ...lines: string[]) => `[${name}]\n${lines.join('\n')}\n\n`;

const whatAllHave = ({ folder, address, user }: SwiftPlaces, port: number) =>
  section(
    'DEFAULT',
    `bind_ip = ${address}`,
    `bind_port = ${port}`,
    `user = ${user}`,
    'workers = 0',
    `swift_dir = ${folder}`,
    `devices = ${folder}/devices`,
    'mount_check = false',
    'log_level = WARNING',
    `log_address = ${folder}/no-system-log`,
  );

/** From the outside in: S3 before who may, and that before large objects and versions. */
const pipeline = [
  ...['catch_errors', 'gatekeeper', 'healthcheck', 'cache', 'listing_formats', 'bulk', 's3api', 'tempauth'],
  ...['copy', 'slo', 'dlo', 'versioned_writes', 'symlink'],
];

function proxy({ ports, cachePort, key, ...places }: SwiftPlaces): string {
  const [account, user] = key.id.split(':');
  const own: Record<string, string[]> = {
    cache: [`memcache_servers = ${places.address}:${cachePort}`],
    tempauth: [`user_${account}_${user} = ${key.secret} .admin`],
    versioned_writes: ['allow_object_versioning = true'],
  };
  const egg = (filter: string) => (filter === 'cache' ? 'memcache' : filter);
  return [
    whatAllHave({ ports, cachePort, key, ...places }, ports.proxy),
    section('pipeline:main', `pipeline = ${pipeline.join(' ')} proxy-server`),
    section('app:proxy-server', 'use = egg:swift#proxy', 'account_autocreate = true', ...patience),
    ...pipeline.map((filter) =>
      section(`filter:${filter}`, `use = egg:swift#${egg(filter)}`, ...(own[filter] ?? [])),
    ),
  ].join('');
}

/** Every file of settings, by its name. */
export function swiftSettings(places: SwiftPlaces): Record<string, string> {
  const files: Record<string, string> = {
    'swift.conf': [
      section('swift-hash', 'swift_hash_path_prefix = proof', 'swift_hash_path_suffix = proof'),
      section('storage-policy:0', 'name = one', 'default = yes'),
    ].join(''),
    'proxy-server.conf': proxy(places),
  };
  for (const kind of keepers)
    files[`${kind}-server.conf`] = [
      whatAllHave(places, places.ports[kind]),
      section('pipeline:main', `pipeline = ${kind}-server`),
      section(`app:${kind}-server`, `use = egg:swift#${kind}`, ...patience, 'container_update_timeout = 60'),
    ].join('');
  return files;
}
