/** Starts one of tools/bench/baselines in a process of its own. */
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { startNode, until } from './processes.ts';

export interface Baseline extends AsyncDisposable {
  origin: string;
  pid: number;
}

/** Resolves once it listens; `environment` contains the variables that the file documents. */
export async function startBaseline(
  name: 'ready-node' | 'ready-fastify' | 'redirect-fastify' | 'statements',
  environment: Record<string, string>,
): Promise<Baseline> {
  const started = startNode(inRoot('tools', 'bench', 'baselines', `${name}.ts`), environment);
  try {
    const announced = async () => /^(http:\S+)\n/.exec(started.output())?.[1] ?? null;
    const origin = await until(announced, `the baseline ${name}`, {
      seconds: 20,
      everyMilliseconds: 10,
      child: started.child,
    });
    return { origin, pid: started.pid, [Symbol.asyncDispose]: () => started[Symbol.asyncDispose]() };
  } catch (error) {
    await started[Symbol.asyncDispose]();
    throw error;
  }
}
