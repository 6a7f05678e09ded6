/**
 * Ctrl-C, a supervisor and a closed terminal end the demo at any moment. Others listen to the signals as well, the
 * lock of the data folder and the command that removes the folder, and each leaves the ending to the rest.
 */
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the process on a signal while there is nothing yet to close. Returns how to hand over to the server's own stop. */
export function leaveOnSignals(): () => void {
  const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  for (const signal of signals) process.on(signal, leave);
  return () => {
    for (const signal of signals) process.off(signal, leave);
    // The server stops on the other two by itself.
    process.once('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
  };
}
