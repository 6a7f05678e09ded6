/**
 * Runs a program on a stranger's file, in a process of its own that the system bounds: memory, processor time and
 * the size of what it writes. Whatever becomes of it, this process goes on, and nothing is awaited longer than told.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { splitLines } from './split-lines.ts';

export interface ProgramLimits {
  /** Of the clock; then the program and whatever it started is killed. */
  seconds: number;
  /** Memory of its own that it may have, in megabytes, where the system can hold it to that (Linux). */
  memoryMegabytes: number;
  /** The largest file that it may write. */
  fileMegabytes: number;
  /** Seconds of the processor, where they may be more than those of the clock: a program may use several at once. */
  processorSeconds?: number;
}

/**
 * How a program ended: by itself and content, by itself or the system otherwise, killed late, never begun because it is
 * not installed, or not run to its end because this server is stopping.
 */
export type ProgramEnd = 'done' | 'failed' | 'late' | 'absent' | 'stopped';

export interface ProgramResult {
  end: ProgramEnd;
  /** What it printed. */
  output: Buffer;
}

/**
 * Runs a program with these arguments, which never pass a shell as text. `hear` is given each line of its error output
 * while it runs, cut where it is very long. Never rejects.
 */
export type RunProgram = (
  program: string,
  args: readonly string[],
  limits: ProgramLimits,
  hear?: (line: string) => void,
) => Promise<ProgramResult>;

const maxOutputBytes = 1024 * 1024;
const absentCode = 127;
const isWindows = process.platform === 'win32';

/**
 * Sets the bounds, then becomes the program. Bounds that a system does not know are left out there: the clock and
 * the checks of measures remain. `-d` counts memory that a program can write to; `-v` would count what Node only
 * reserves. Whoever answers requests comes first on a busy processor.
 */
const boundedStart = `
ulimit -c 0
ulimit -t "$1" 2>/dev/null
ulimit -d "$2" 2>/dev/null
ulimit -f "$3" 2>/dev/null
shift 3
exec nice -n 10 "$@"`;

function commandOf(program: string, args: readonly string[], limits: ProgramLimits): [string, string[]] {
  if (isWindows) return [program, [...args]];
  const { seconds, memoryMegabytes, fileMegabytes, processorSeconds = seconds } = limits;
  // Seconds, kilobytes, blocks of 512 bytes.
  const bounds = [processorSeconds, memoryMegabytes * 1024, fileMegabytes * 2048].map((bound) =>
    String(Math.ceil(bound)),
  );
  return ['/bin/sh', ['-c', boundedStart, 'sh', ...bounds, program, ...args]];
}

/** Only what a program needs to be found and to run: no password or key of the installation is told to it. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  SystemRoot: process.env.SystemRoot,
  LANG: 'C.UTF-8',
  // Every thread less is memory less.
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
});

/** Kills the program with everything that it started. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

export interface ProgramRunner {
  run: RunProgram;
  /** Kills what runs; what is begun afterwards is not run. */
  close(): void;
}

/** Runs programs until it is closed; they do not outlive this process where it ends by itself. */
export function openProgramRunner(): ProgramRunner {
  const running = new Set<ChildProcess>();
  let isOpen = true;
  const killAll = () => {
    for (const child of running) kill(child);
  };
  process.once('exit', killAll);

  const run: RunProgram = (program, args, limits, hear) =>
    new Promise((resolve) => {
      const nothing = Buffer.alloc(0);
      if (!isOpen) return resolve({ end: 'stopped', output: nothing });
      const [command, commandArgs] = commandOf(program, args, limits);
      // A group of its own, so that it is killed with its children.
      const child = spawn(command, commandArgs, {
        detached: !isWindows,
        stdio: ['ignore', 'pipe', hear ? 'pipe' : 'ignore'],
        env: environment(),
        windowsHide: true,
      });
      running.add(child);
      const pieces: Buffer[] = [];
      let size = 0;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        kill(child);
      }, limits.seconds * 1000);
      const settle = (end: ProgramEnd) => {
        clearTimeout(timer);
        running.delete(child);
        const seen = isOpen || end === 'done' ? end : 'stopped';
        resolve({ end: isLate ? 'late' : seen, output: Buffer.concat(pieces) });
      };
      if (hear) child.stderr?.on('data', splitLines(hear));
      child.stdout?.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > maxOutputBytes) kill(child);
        else pieces.push(piece);
      });
      child.once('error', () => settle('absent'));
      child.once('close', (code) => {
        if (code === absentCode) settle('absent');
        else settle(code === 0 && size <= maxOutputBytes ? 'done' : 'failed');
      });
    });

  return {
    run,
    close() {
      isOpen = false;
      process.removeListener('exit', killAll);
      killAll();
    },
  };
}
