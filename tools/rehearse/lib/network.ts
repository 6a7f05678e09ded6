/**
 * Network of the parts. As root each is in a network namespace of its own, joined by a bridge, so that the way
 * between two of them can be cut, narrowed or made to lose packets; elsewhere each has a loopback address of its
 * own, and those faults are not tried.
 */
import { execFileSync } from 'node:child_process';

export interface Place {
  name: string;
  address: string;
}

/** Hindrances of the way between two places. */
export type Hindrance =
  | { kind: 'cut' }
  | { kind: 'lose'; percent: number }
  | { kind: 'slow'; kilobits: number };

/** A hindrance that is in force. */
export interface Hindered {
  /** Counts of the system: packets that were dropped, or that had to wait. */
  seen(): string;
  end(): void;
}

export interface Network {
  hasNamespaces: boolean;
  place(name: string): Place;
  /** The words before a program's own with which it runs at a place. */
  wordsAt(place: Place): string[];
  hinder(from: Place, to: Place, how: Hindrance): Hindered;
  /** An address for a person, so that limits by address count everybody for themselves. */
  personAddress(number: number): string;
  close(): void;
}

const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const quietly = (work: () => unknown): void => {
  try {
    work();
  } catch {
    // The object to be removed may never have been made.
  }
};

/** Addresses for measurements (RFC 2544), which no network uses. */
const net = '198.18';
const peopleNet = `${net}.128.0/17`;

/** A network of loopback addresses. */
function loopbackNetwork(): Network {
  let places = 0;
  return {
    hasNamespaces: false,
    place: (name) => ({ name, address: `127.18.7.${10 + places++}` }),
    wordsAt: () => [],
    hinder() {
      throw new Error('Without namespaces no way can be hindered');
    },
    personAddress: (number) => `127.19.${1 + (number >> 8)}.${number & 255}`,
    close() {},
  };
}

/** Drops packets of one way in both directions, by the packet filter of one end. */
function dropping(space: string, other: string, condition: string): Hindered {
  const nft = (...words: string[]) => run('ip', 'netns', 'exec', space, 'nft', ...words);
  nft('add table ip hindrance');
  nft('add chain ip hindrance out { type filter hook output priority 0 ; }');
  nft('add chain ip hindrance in { type filter hook input priority 0 ; }');
  nft(`add rule ip hindrance out ip daddr ${other} ${condition} counter drop`);
  nft(`add rule ip hindrance in ip saddr ${other} ${condition} counter drop`);
  const counted = () =>
    [...nft('list table ip hindrance').matchAll(/packets (\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  return {
    seen: () => `${counted()} packets dropped`,
    end: () => void nft('delete table ip hindrance'),
  };
}

/** Gives what leaves a place for another one a narrow way; everything else has its own. */
function narrowing(space: string, other: string, kilobits: number): Hindered {
  const tc = (...words: string[]) => run('ip', 'netns', 'exec', space, 'tc', ...words);
  tc(...'qdisc add dev eth0 root handle 1: htb default 9'.split(' '));
  tc(...`class add dev eth0 parent 1: classid 1:1 htb rate ${kilobits}kbit`.split(' '));
  tc(...'class add dev eth0 parent 1: classid 1:9 htb rate 10gbit'.split(' '));
  const filter = 'filter add dev eth0 parent 1: protocol ip prio 1 u32 match ip dst';
  tc(...filter.split(' '), `${other}/32`, 'flowid', '1:1');
  return {
    seen() {
      const [, one = ''] = tc('-s', 'class', 'show', 'dev', 'eth0').split('class htb 1:1 ');
      const [, bytes, packets] = /Sent (\d+) bytes (\d+) pkt/.exec(one) ?? [];
      return `${Math.round(Number(bytes) / 1024)} kB in ${packets} packets at ${kilobits} kbit/s`;
    },
    end: () => void tc(...'qdisc del dev eth0 root'.split(' ')),
  };
}

/** Namespaces, named by this process so that two rehearsals do not meet. */
function namespaces(): Network {
  const prefix = `bc${process.pid}`;
  const hub = `${prefix}-hub`;
  const spaces = [hub];
  const spaceOf = ({ name }: Place) => `${prefix}-${name}`;
  const inHub = (...words: string[]) => run('ip', '-n', hub, ...words);

  function close() {
    quietly(() => run('ip', 'route', 'del', 'local', peopleNet, 'dev', 'lo'));
    for (const space of spaces) quietly(() => run('ip', 'netns', 'del', space));
    quietly(() => run('ip', 'link', 'del', prefix));
  }

  /** Joins one end of a pair of interfaces to the bridge. */
  function plug(name: string) {
    inHub('link', 'set', name, 'master', 'bridge');
    inHub('link', 'set', name, 'up');
  }

  run('ip', 'netns', 'add', hub);
  inHub('link', 'add', 'bridge', 'type', 'bridge');
  inHub('link', 'set', 'bridge', 'up');
  run('ip', 'link', 'add', prefix, 'type', 'veth', 'peer', 'name', 'here', 'netns', hub);
  plug('here');
  run('ip', 'address', 'add', `${net}.7.1/16`, 'dev', prefix);
  run('ip', 'link', 'set', prefix, 'up');
  run('ip', 'route', 'add', 'local', peopleNet, 'dev', 'lo');

  return {
    hasNamespaces: true,
    place(name) {
      const place = { name, address: `${net}.7.${9 + spaces.length}` };
      const space = spaceOf(place);
      run('ip', 'netns', 'add', space);
      spaces.push(space);
      inHub('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
      plug(name);
      run('ip', '-n', space, 'address', 'add', `${place.address}/16`, 'dev', 'eth0');
      for (const device of ['lo', 'eth0']) run('ip', '-n', space, 'link', 'set', device, 'up');
      return place;
    },
    wordsAt: (place) => ['nsenter', `--net=/run/netns/${spaceOf(place)}`],
    hinder(from, to, how) {
      if (how.kind === 'cut') return dropping(spaceOf(from), to.address, '');
      if (how.kind === 'lose')
        return dropping(spaceOf(from), to.address, `numgen random mod 100 < ${how.percent}`);
      const ways = [
        narrowing(spaceOf(from), to.address, how.kilobits),
        narrowing(spaceOf(to), from.address, how.kilobits),
      ];
      return {
        seen: () =>
          ways
            .map((way) => way.seen())
            .join(' there, ')
            .concat(' back'),
        end: () => {
          for (const way of ways) way.end();
        },
      };
    },
    personAddress: (number) => `${net}.${128 + (number >> 8)}.${number & 255}`,
    close,
  };
}

/** Whether namespaces may be made here: root in a container often may not. */
function mayMakeNamespaces(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  const space = `bc${process.pid}-may`;
  try {
    run('ip', 'netns', 'add', space);
    return true;
  } catch {
    return false;
  } finally {
    quietly(() => run('ip', 'netns', 'del', space));
  }
}

/** Namespaces where they are wanted and allowed, which is as root on Linux; else loopback addresses. */
export function openNetwork(wantsNamespaces: boolean): Network {
  return wantsNamespaces && mayMakeNamespaces() ? namespaces() : loopbackNetwork();
}
