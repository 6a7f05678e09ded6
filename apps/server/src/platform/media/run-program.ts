/**
 * Runs a program on an uploaded file, in a process of its own whose memory, processor time and output size
 * are limited by the system. A crash does not affect this process, and every wait has a limit.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';

const longestLine = 4096;

/** Takes chunks of bytes and gives each complete line; lines of more than 4,096 characters are truncated. */
function splitLines(give: (line: string) => void): (piece: Buffer) => void {
  const decoder = new StringDecoder();
  let begun = '';
  return (piece) => {
    const lines = (begun + decoder.write(piece)).split(/\r?\n|\r/);
    begun = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) give(line.slice(0, longestLine));
  };
}

export interface ProgramLimits {
  /** In seconds of real time; then the program and whatever it started are killed. */
  seconds: number;
  /** The program's own memory in megabytes, on systems that can limit it (Linux). */
  memoryMegabytes: number;
  /** The largest file that it may write. */
  fileMegabytes: number;
  /** Seconds of processor time, if they may exceed the real time: a program may use several processors. */
  processorSeconds?: number;
}

/**
 * How a program ended: successfully, with an error or by the system, killed after its time, not started
 * because it is not installed, or interrupted because this server is stopping.
 */
export type ProgramEnd = 'done' | 'failed' | 'late' | 'absent' | 'stopped';

export interface ProgramResult {
  end: ProgramEnd;
  /** Its standard output. */
  output: Buffer;
}

/**
 * Runs a program with these arguments, without a shell interpreting them. `onLine` is called with each line
 * of its error output while it runs, truncated if it is very long. Never rejects.
 */
export type RunProgram = (
  program: string,
  args: readonly string[],
  limits: ProgramLimits,
  onLine?: (line: string) => void,
) => Promise<ProgramResult>;

const maxOutputBytes = 1024 * 1024;
const absentCode = 127;
const isWindows = process.platform === 'win32';

/**
 * Sets the limits, then replaces itself by the program. Limits that a system does not support are skipped
 * there: the time limit and the checks of dimensions remain. `-d` counts memory that a program can write to;
 * `-v` would count what Node only reserves. A low priority lets the processes that answer requests go first.
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
  // In seconds, kilobytes, blocks of 512 bytes.
  const bounds = [processorSeconds, memoryMegabytes * 1024, fileMegabytes * 2048].map((bound) =>
    String(Math.ceil(bound)),
  );
  return ['/bin/sh', ['-c', boundedStart, 'sh', ...bounds, program, ...args]];
}

/** Only what is needed to find and run a program, without any password or key of the installation. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  SystemRoot: process.env.SystemRoot,
  LANG: 'C.UTF-8',
  // Fewer threads take less memory.
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
});

/** Kills the program and everything that it started. */
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
  /** Kills running programs; later ones are not started. */
  close(): void;
}

/** Runs programs until it is closed; they do not outlive this process if it exits by itself. */
export function openProgramRunner(): ProgramRunner {
  const running = new Set<ChildProcess>();
  let isOpen = true;
  const killAll = () => {
    for (const child of running) kill(child);
  };
  process.once('exit', killAll);

  const run: RunProgram = (program, args, limits, onLine) =>
    new Promise((resolve) => {
      const nothing = Buffer.alloc(0);
      if (!isOpen) return resolve({ end: 'stopped', output: nothing });
      const [command, commandArgs] = commandOf(program, args, limits);
      // A process group of its own, so that its children are killed with it.
      const child = spawn(command, commandArgs, {
        detached: !isWindows,
        stdio: ['ignore', 'pipe', onLine ? 'pipe' : 'ignore'],
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
      if (onLine) child.stderr?.on('data', splitLines(onLine));
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
