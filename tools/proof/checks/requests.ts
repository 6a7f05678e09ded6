/** Malformed, slow, large or too many requests, and the headers of their answers. */
import { type Check, inServer } from '../lib/check.ts';

const bodies = 'platform/http/limits/guard-body.ts';
const bodiesTest = 'platform/http/limits/guard-body.test.ts';
const http = 'platform/http/create-http.ts';
const headers = 'platform/http/answer-headers.ts';
const headersTest = 'answer-headers.test.ts';
const errors = 'platform/http/error-handler.ts';
const oddTest = 'odd-requests.test.ts';
const limiter = 'platform/http/limits/limit-concurrency.ts';
const limiterTest = 'platform/http/limits/limit-concurrency.test.ts';
const ready = 'platform/http/ready-answer.ts';
const readyTest = 'platform/http/ready-answer.test.ts';
const seats = 'platform/http/limits/stream-seats.ts';
const seatsTest = 'platform/http/limits/stream-seats.test.ts';

export const requests: readonly Check[] = [
  inServer({
    promise: 'A body that is no upload is there in time',
    file: bodies,
    text: '      reply.send(new AppError(limits.bodies.time.refusal));\n',
    tests: [bodiesTest],
    isEndless: true,
  }),
  inServer({
    promise: 'A body that goes on after its answer is cut off',
    file: bodies,
    text: 'Date.now() >= end || ',
    tests: [bodiesTest],
    isEndless: true,
  }),
  inServer({
    promise: 'An upload that brings too little is refused',
    file: bodies,
    text: 'arrived >= leastBytesPerWindow || ',
    without: 'arrived >= 0 || ',
    tests: [bodiesTest],
    isEndless: true,
  }),
  inServer({
    promise: 'An upload is not blamed for a slow disk',
    file: bodies,
    text: ' || raw.readableLength > 0',
    tests: [bodiesTest],
  }),
  inServer({
    promise: 'A connection whose body came too slowly is not used again',
    file: errors,
    text: "  if (refusal.code === 'request.timeout') reply.header('connection', 'close');\n",
    tests: [bodiesTest],
    isEndless: true,
  }),
  inServer({
    promise: 'A process takes so many connections',
    file: http,
    text: '  if (config.maxConnections) http.server.maxConnections = config.maxConnections;\n',
    tests: ['platform/http/create-http.test.ts'],
    isEndless: true,
  }),
  inServer({
    promise: 'Browsers are told to use https alone',
    file: headers,
    text: "  ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': strictTransport } : {}),\n",
    tests: [headersTest],
  }),
  inServer({
    promise: "Answers of the API are shown in nobody's frame",
    file: headers,
    text: "; frame-ancestors 'none'",
    tests: [headersTest],
  }),
  inServer({
    promise: 'Answers before a route is found carry the same headers',
    file: http,
    text: 'answerError(error, request, reply.headers(headers))',
    without: 'answerError(error, request, reply)',
    tests: [headersTest],
  }),
  inServer({
    promise: 'Answers to what is no HTTP carry the same headers',
    file: http,
    text: 'clientErrorAnswer(headers)',
    without: 'clientErrorAnswer({})',
    tests: [headersTest],
  }),
  inServer({
    promise: 'An odd path is refused, and no fault of the server',
    file: errors,
    text: '  if (ofReader) return ofReader;\n',
    tests: [oddTest],
  }),
  inServer({
    promise: 'So many large answers go out at once',
    file: limiter,
    text: 'total < atOnce && ',
    tests: [limiterTest, 'features/link-previews/link-previews.test.ts'],
    isEndless: true,
  }),
  inServer({
    promise: 'One network has a part of the turns',
    file: limiter,
    text: 'total < atOnce && !isFullFor(key)',
    without: 'total < atOnce',
    tests: [limiterTest],
    isEndless: true,
  }),
  inServer({
    promise: 'So many wait for a turn',
    file: limiter,
    text: 'queue.length >= waiting || ',
    tests: [limiterTest, 'features/link-previews/link-previews.test.ts'],
    isEndless: true,
  }),
  inServer({
    promise: 'One network has a part of the places where one waits',
    file: limiter,
    text: ' || waitingOf.of(key) >= waitingPerKey',
    tests: [limiterTest],
    isEndless: true,
  }),
  inServer({
    promise: 'Large answers are sent in turns',
    file: ready,
    text: 'isAsked && isLarge(answer)\n',
    without: 'isAsked && !isLarge(answer)\n',
    tests: [readyTest],
    isEndless: true,
  }),
  inServer({
    promise: 'Whoever takes nothing loses their turn',
    file: 'platform/http/limits/cut-slow-readers.ts',
    text: 'isSlow || ',
    tests: [readyTest],
    isEndless: true,
  }),
  inServer({
    promise: 'Whoever takes too long loses their turn',
    file: 'platform/http/limits/cut-slow-readers.ts',
    text: ' || performance.now() > deadline',
    tests: [readyTest],
    isEndless: true,
  }),
  {
    promise: 'A page of a list has so many rows at most',
    file: 'packages/contract/src/kit/paging.ts',
    text: 'queryInt(1, mostPerPage)',
    without: 'queryInt(1, 1_000_000)',
    tests: ['apps/server/src/features/deals/deal-pages.test.ts'],
  },
  inServer({
    promise: 'A list that is asked for without a number is a page, too',
    file: 'platform/database/newest-first.ts',
    text: 'usual: number = mostPerPage',
    without: 'usual: number = 1_000_000',
    tests: ['features/deals/deal-pages.test.ts'],
  }),
  inServer({
    promise: 'One person has so many live streams',
    file: seats,
    text: '    if (own && own.size >= streams.ofPerson.most) {\n',
    without: '    if (own && own.size < 0) {\n',
    tests: [seatsTest],
  }),
  inServer({
    promise: 'One network has a part of the live streams',
    file: seats,
    text: '    if ((ofNetwork.get(network) ?? 0) >= Math.ceil(most * streams.ofNetwork.part))\n',
    without: '    if (most < 0)\n',
    tests: [seatsTest],
  }),
  inServer({
    promise: 'A process has so many live streams',
    file: seats,
    text: '    if (total >= most) throw new AppError(streams.ofProcess.refusal, { retryAfterSeconds });\n',
    tests: [seatsTest],
  }),
  inServer({
    promise: 'Streams take a seat before anything is read for them',
    file: 'features/live/stream-events.ts',
    text: 'seats.take(userId, networkOf(request.ip), () => handleReplaced())',
    without: 'seats.take(request.id, request.id, () => handleReplaced())',
    tests: ['features/live/many-streams.test.ts'],
  }),
];
