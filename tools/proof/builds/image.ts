/** The container image: built by an available engine, measured, and started. */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { serves } from './serves.ts';

/** The limit for what our layers add to the base image. */
const mostMegabytes = 700;

const works = (program: string, ...args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The base image of the last stage. */
const baseOf = (dockerfile: string) =>
  dockerfile
    .match(/^FROM (\S+)$/gm)
    ?.at(-1)
    ?.slice('FROM '.length) ?? '';

export interface ImageProof {
  isProved: boolean;
  said: string;
}

/** @param dockerfile Its text, for the name of its base. */
export async function buildsImage(dockerfile: string): Promise<ImageProof> {
  if (!works('buildah', '--version'))
    return { isProved: true, said: 'no buildah here: the image was NOT built' };
  const base = baseOf(dockerfile);
  // Without further permissions, root can only build in the machine's own file system; others need the
  // engine's default.
  const isolation = process.getuid?.() === 0 ? ['--isolation=chroot'] : [];
  if (!works('buildah', 'inspect', '--type', 'image', base) && !works('buildah', 'pull', base))
    return { isProved: true, said: `${base} cannot be fetched: the image was NOT built` };
  const name = `briefcast-proof-${randomUUID()}`;
  const built = await run(
    'buildah',
    ['bud', ...isolation, '--pull=never', '--ulimit', 'nofile=1024:1024', '--tag', name, '.'],
    {
      cwd: root,
      quiet: true,
    },
  );
  if (built.code !== 0) return { isProved: false, said: built.output.slice(-4000) };
  const sizeOf = (image: string) =>
    JSON.parse(execFileSync('buildah', ['images', '--json', image], { encoding: 'utf8' }))[0].size as string;
  const megabytes = (size: string) => Number.parseFloat(size) * (size.includes('GB') ? 1000 : 1);
  const added = Math.round(megabytes(sizeOf(name)) - megabytes(sizeOf(base)));
  const container = execFileSync('buildah', ['from', '--pull=never', name], { encoding: 'utf8' }).trim();
  try {
    const port = await freePort('127.0.0.1');
    const environment = ['HOST=127.0.0.1', `PORT=${port}`, 'ADMIN_PASSWORD=proof-of-builds-password'];
    const server = spawn(
      'buildah',
      [
        'run',
        ...isolation,
        ...environment.flatMap((pair) => ['--env', pair]),
        container,
        '--',
        'node',
        '--max-semi-space-size=8',
        'apps/server/dist/code/main.js',
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const problem = await serves(server, `http://127.0.0.1:${port}`);
    if (problem) return { isProved: false, said: problem };
  } finally {
    works('buildah', 'rm', container);
    works('buildah', 'rmi', name);
  }
  return {
    isProved: added < mostMegabytes,
    said: `${added} MB beside its base, of ${mostMegabytes} at most`,
  };
}
