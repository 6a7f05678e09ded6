/**
 * The object store as a process of its own: the S3-compatible server of the tests. SIGUSR2 starts and ends trouble,
 * in which it answers 503 to everything, as a store does. Arguments: address, port, folder.
 */
import { startTestStore } from '../../../apps/server/src/testing/s3.ts';

const [, , address = '127.0.0.1', port = '9000', directory = ''] = process.argv;
let isDown = false;
let refused = 0;

await startTestStore({
  address,
  port: Number(port),
  directory,
  before(context) {
    if (!isDown) return true;
    refused += 1;
    context.status = 503;
    context.body = '<Error><Code>SlowDown</Code></Error>';
    return false;
  },
});
process.on('SIGUSR2', () => {
  isDown = !isDown;
  console.log(isDown ? 'answers 503' : `answers again, refused ${refused}`);
  refused = 0;
});
console.log('serves');
