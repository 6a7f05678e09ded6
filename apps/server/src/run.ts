/** Runs a built app: listens, works off jobs, and ends within ten seconds of SIGTERM (rules/system#health). */
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './app.ts';
import { readReadiness } from './features/admin/readiness/read-readiness.ts';
import { nextThingsToDo } from './features/admin/readiness/readiness-words.ts';
import { offerBackups } from './features/backups/control-socket.ts';
import { checkEveryLog } from './features/proof/check-logs.ts';
import { readOwnSecret } from './platform/auth/secrets.ts';
import { type Config, ConfigError } from './platform/config.ts';
import { beginDraining } from './platform/http/draining.ts';

const stopMilliseconds = 9000;

async function listen({ http }: App, { host, port }: Config): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(
        `Port ${port} is taken by another program. Stop it, or choose another one with PORT.`,
        { cause: error },
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new ConfigError(
        `It is not possible to listen on ${host}, port ${port}. Choose others with HOST and PORT.`,
        { cause: error },
      );
    }
    throw error;
  }
}

/** Prints the address, and the next things to do before the public comes. */
async function announceWithNextThings(address: string, { deps }: App): Promise<void> {
  console.log(`Briefcast serves at ${address}`);
  try {
    const things = nextThingsToDo((await readReadiness(deps)).lines);
    if (things.length > 0)
      console.log(['Before the public comes (npm start -- --check):', ...things].join('\n'));
  } catch (error) {
    // The server serves all the same, and the admin's page says it again.
    deps.log.warn({ err: error }, 'what is missing could not be read');
  }
}

/** Starts serving; `announce` tells the person at the terminal where. */
export async function runUntilStopped(
  config: Config,
  app: App,
  announce: (address: string, app: App) => unknown = announceWithNextThings,
): Promise<void> {
  let address: string;
  try {
    address = await listen(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
  await app.deps.jobs.start();
  const endBackups = config.databaseUrl
    ? async () => {}
    : await offerBackups({
        deps: app.deps,
        secret: await readOwnSecret(config),
        checkLogs: () => checkEveryLog(app.deps.db),
        readReadiness: () => readReadiness(app.deps),
      });
  if (app.newAdminPassword) {
    console.log(
      `The admin password is ${app.newAdminPassword} (shown only this once; set ADMIN_PASSWORD to choose your own)`,
    );
  }

  let isStopping = false;
  const stop = (leaveMilliseconds: number, exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    // What cannot end in time is cut off: a supervisor would kill it anyway, less gently.
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    beginDraining(app.http);
    // Other processes take the jobs from now on; those that run have all the time until the end.
    // Closing the app waits for the same end, and tells if it was not clean.
    app.deps.jobs.stop().catch(() => undefined);
    endBackups()
      .then(() => wait(leaveMilliseconds))
      .then(() => app.close())
      .then(
        () => process.exit(exitCode),
        (error: unknown) => {
          app.deps.log.error({ err: error }, 'the end was not clean');
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      app.deps.log.info({ signal }, 'stopping');
      // Whoever presses a key waits for nobody; a supervisor's proxy has to notice first.
      stop(signal === 'SIGTERM' ? config.drainMilliseconds : 0, 0);
    });
  }
  // An error that nobody handles, in a promise or not. Nobody knows what it left behind, so the process ends and a
  // supervisor starts another; but the requests of everybody else are answered first.
  process.on('uncaughtException', (error, origin) => {
    app.deps.log.fatal({ err: error, origin }, 'an unforeseen error, stopping');
    stop(0, 1);
  });
  await announce(address, app);
}
