/** Everything that production has, as real processes on this machine, each at its place. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNetwork } from './lib/network.ts';
import { killParts, type Stage } from './lib/part.ts';
import { type Helper, startMail, startStore } from './parts/helpers.ts';
import { type Keeper, startKeeper } from './parts/keeper.ts';
import { databaseName, type Pooler, startPooler } from './parts/pooler.ts';
import { makePostgres, type PostgresNode } from './parts/postgres.ts';
import { type Prometheus, startPrometheus } from './parts/prometheus.ts';
import { type FrontProxy, originOf, startProxy } from './parts/proxy.ts';
import { type Installation, makeServer, type Server } from './parts/servers.ts';

const password = 'the-databases-own-password';

export interface Production {
  stage: Stage;
  origin: string;
  servers: Server[];
  keeper: Keeper;
  pooler: Pooler;
  store: Helper & { place: Server['place'] };
  mail: Helper;
  proxy: FrontProxy & { place: Server['place'] };
  prometheus: Prometheus;
  installation: Installation;
  /** A database and a server apart from all others, for what is restored. */
  elsewhere(): { database: PostgresNode; server(url: string): Server };
  /** Resolves when every part is as it was at the beginning; rejects where that takes longer than some seconds. */
  untilWhole(): Promise<void>;
  close(): Promise<void>;
}

/** The role of the servers. PgBouncer passes none of their connections' own bounds on, so the role has them. */
async function prepare(primary: PostgresNode): Promise<void> {
  await primary.ask(`create role ${databaseName} login password '${password}'`);
  await primary.ask(`alter role ${databaseName} set statement_timeout = '15s'`);
  await primary.ask(`alter role ${databaseName} set idle_in_transaction_session_timeout = '30s'`);
  await primary.ask(`create database ${databaseName} owner ${databaseName}`, 60_000);
}

const serverCount = 3;

/** Starts it all; resolves once people may come. */
export async function openProduction(logs: string, wantsNamespaces: boolean): Promise<Production> {
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-rehearsal-'));
  // PostgreSQL and the pooler run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(logs, { recursive: true });
  const network = openNetwork(wantsNamespaces);
  const toClose: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true }), network.close];
  let isClosed = false;
  async function close() {
    if (isClosed) return;
    isClosed = true;
    for (const work of toClose.toReversed()) await work();
    killParts();
  }
  process.once('exit', () => {
    if (isClosed) return;
    network.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const stage: Stage = { network, folder, logs };

  try {
    const nodes = ['db1', 'db2'].map((name) => makePostgres(stage, network.place(name), password));
    const [primary, replica] = nodes as [PostgresNode, PostgresNode];
    for (const node of nodes) toClose.push(node.disk.close, node.stop);
    primary.initialise();
    await primary.start();
    await prepare(primary);
    await replica.copyFrom(primary);
    await replica.start();

    const pooler = await startPooler(stage, network.place('pooler'), primary.place, password);
    toClose.push(() => pooler.part.stop('SIGINT'));
    const keeper = startKeeper([primary, replica], pooler);
    toClose.push(keeper.close);
    const storePlace = network.place('store');
    const store = await startStore(stage, storePlace);
    toClose.push(() => store.part.stop());
    const mail = await startMail(stage, network.place('mail'));
    toClose.push(() => mail.part.stop());

    const proxyPlace = network.place('proxy');
    const origin = originOf(stage, proxyPlace);
    const installation: Installation = {
      databaseUrl: pooler.url,
      storageUrl: store.url,
      mailUrl: mail.url,
      publicUrl: origin,
    };
    const servers = Array.from({ length: serverCount }, (_, at) =>
      makeServer(stage, network.place(`app${at + 1}`), installation),
    );
    for (const server of servers) {
      toClose.push(() => server.part().stop());
      await server.start();
    }
    const places = servers.map(({ place }) => place);
    const proxy = await startProxy(stage, proxyPlace, places);
    toClose.push(() => proxy.part.stop());
    const prometheus = await startPrometheus(stage, network.place('watch'), places);
    toClose.push(() => prometheus.part.stop());
    await keeper.untilSynced();
    const apart = network.place('else');

    return {
      stage,
      origin,
      servers,
      keeper,
      pooler,
      store: { ...store, place: storePlace },
      mail,
      proxy: { ...proxy, place: proxyPlace },
      prometheus,
      installation,
      elsewhere() {
        return {
          database: makePostgres(stage, apart, password),
          server: (databaseUrl) => makeServer(stage, apart, { databaseUrl, publicUrl: origin }),
        };
      },
      async untilWhole() {
        await keeper.untilSynced(5);
        for (const server of servers)
          if (!(await server.isReady().catch(() => false)))
            throw new Error(`${server.place.name} is not ready`);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
