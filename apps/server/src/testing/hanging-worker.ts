/** A process that takes a job and never finishes it, to be killed by a test: `node hanging-worker.ts DATABASE_URL`. */

import { pino } from 'pino';
import { openDatabase } from '../platform/database/open.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { slowJob } from './job-kinds.ts';

const log = pino({ level: 'silent' });
const { db } = await openDatabase({ databaseUrl: process.argv[2] ?? '', dataDir: '' }, log, {
  migrate: false,
});
const jobs = createJobs({ db, clock: () => new Date(), log, lockMilliseconds: 1000 });
jobs.handle(slowJob, () => {
  console.log('begun');
  return new Promise(() => {});
});
await jobs.start();
