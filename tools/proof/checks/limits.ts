/** Rate limits, and who may read the metrics. */
import { type Check, inServer } from '../lib/check.ts';

const limit = 'platform/http/limits/limit-rate.ts';
const limitTest = 'platform/http/limits/limit-rate.test.ts';
const network = 'platform/http/limits/network-of.ts';
const networkTest = 'platform/http/limits/network-of.test.ts';
const count = 'platform/http/limits/count-calls.ts';
const countTest = 'platform/http/limits/count-calls.test.ts';
const metrics = 'features/system/may-read-metrics.ts';
const metricsTest = 'features/system/may-read-metrics.test.ts';

export const limits: readonly Check[] = [
  inServer({
    promise: 'A public call is counted by its address, whatever token comes with it',
    file: limit,
    text: "  if (access === 'public') {\n",
    without: "  if (access === 'public' && caller.kind === 'anonymous') {\n",
    tests: [limitTest],
  }),
  inServer({
    promise: 'A call of somebody signed in is counted by the account',
    file: limit,
    text: '    for (const bound of bounds) await count(account, bound);\n',
    tests: [limitTest],
  }),
  inServer({
    promise: 'A call of somebody signed in is counted by the address as well',
    file: limit,
    text: "    await count(network, { name: 'minute', max, windowMilliseconds: minuteMs });\n",
    tests: [limitTest],
  }),
  inServer({
    promise: 'A call is counted by the account that it is aimed at',
    file: limit,
    text: '  if (!limit.aimedAt || !aim) return;\n',
    without: '  if (!limit.aimedAt || aim !== undefined) return;\n',
    tests: [limitTest],
  }),
  inServer({
    promise: 'Capital letters make no other account to aim at',
    file: limit,
    text: '?.trim().toLowerCase() ?? null',
    without: ' ?? null',
    tests: [limitTest],
  }),
  inServer({
    promise: 'The rows of limits name no e-mail',
    file: limit,
    text: 'fingerprintOf(keys.counted, aim)',
    without: 'aim',
    tests: [limitTest],
  }),
  inServer({
    promise: 'A limit of the day bounds what the limit of the minute lets through',
    file: limit,
    text: "  if (perDay) bounds.push({ name: 'day', max: perDay, windowMilliseconds: dayMs });\n",
    tests: [limitTest],
  }),
  inServer({
    promise: 'A burst is bounded within its minute',
    file: limit,
    text: '  if (perTenSeconds)\n',
    without: '  if (perTenSeconds === 0)\n',
    tests: [limitTest],
  }),
  inServer({
    promise: 'Of IPv6 a whole network of 64 bits is one caller',
    file: network,
    text: "  if (parsed.kind() === 'ipv4') return",
    without: '  return',
    tests: [networkTest, limitTest],
  }),
  inServer({
    promise: 'IPv4 in the clothes of IPv6 is the same caller',
    file: network,
    text: 'ipaddr.process(address)',
    without: 'ipaddr.parse(address)',
    tests: [networkTest, limitTest],
  }),
  inServer({
    promise: 'What is over by memory is refused without asking',
    file: count,
    text: '      if (counter.sum + mine >= max) return counter.resetAt - now;\n',
    tests: [countTest],
  }),
  inServer({
    promise: 'The sum over all processes decides',
    file: count,
    text: 'resolve(place <= max ? null : resetAt - now.getTime());',
    without: 'resolve(null);',
    tests: [countTest],
  }),
  inServer({
    promise: 'A process admits little of a limit before it asks the others',
    file: count,
    text: '      if (mine < admittedAlone(max)) {\n',
    without: '      if (mine < max) {\n',
    tests: [countTest],
  }),
  inServer({
    promise: 'One address sends so many uploads at once',
    file: 'platform/http/limits/limit-uploads.ts',
    text: '    if (count >= perAddress) throw new AppError(refusal, { retryAfterSeconds });\n',
    tests: ['platform/http/limits/limit-uploads.test.ts'],
  }),
  inServer({
    promise: 'Metrics are there for this machine and whoever has the token',
    file: 'features/system/routes.ts',
    text: "    if (!mayReadMetrics(request, deps.config.metricsToken)) throw new AppError('route.not_found');\n",
    tests: [metricsTest],
  }),
  inServer({
    promise: 'What comes through a proxy does not come from this machine',
    file: metrics,
    text: '  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;\n',
    tests: [metricsTest],
  }),
  inServer({
    promise: 'Another machine is not this one',
    file: metrics,
    text: " && ipaddr.process(address).range() === 'loopback'",
    tests: [metricsTest],
  }),
  inServer({
    promise: 'Another token opens no metrics',
    file: metrics,
    text: ' && timingSafeEqual(digest(given), digest(token))',
    tests: [metricsTest],
  }),
  inServer({
    promise: 'Counted mails do not tell whether an address has an account',
    file: 'features/accounts/reset-password.ts',
    text: '  if (!user) return sendNothing(db);\n',
    without: '  if (!user) return;\n',
    tests: ['features/system/metrics.test.ts'],
  }),
  inServer({
    promise: 'One person reads two answers at a time, and the others wait',
    file: 'platform/http/limits/table.ts',
    text: '      atOncePerKey: 2,\n',
    without: '      atOncePerKey: Number.POSITIVE_INFINITY,\n',
    tests: ['platform/http/limits/limit-concurrency.test.ts'],
  }),
];
