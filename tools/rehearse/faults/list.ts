/** Every fault, in the order in which they come. */
import { backupAndRestore } from './backup.ts';
import { diskFills, failover } from './databases.ts';
import type { Fault } from './fault.ts';
import { releaseBefore } from './releases.ts';
import { clocksDiffer, killServer, rollingUpgrade } from './servers.ts';
import { storeDown } from './store.ts';
import { ways } from './ways.ts';

export const faults: readonly Fault[] = [
  killServer(0),
  killServer(1),
  killServer(2),
  failover,
  ...ways,
  storeDown,
  diskFills,
  clocksDiffer,
  rollingUpgrade,
  releaseBefore,
  backupAndRestore,
];
