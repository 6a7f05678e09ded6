/**
 * Everything that bounds requests: for whom, how much, and the refusal. How often each route may be called is its
 * `limit` in the route table. Names in capitals are the variables by which an operator chooses another number.
 */
import { dayMs, hourMs, minuteMs } from '@briefcast/contract/kit/days';

const second = 1000;
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export const limits = {
  /** Calls of a route, counted over all processes: by account and network, and by what they are aimed at. */
  calls: {
    /** Many people may share a network, so it may make this many times more signed-in calls than one account. */
    ofNetwork: { timesAccount: 10 },
    shortWait: { refusal: 'request.rate_limited', mostSeconds: 60 },
    longWait: { refusal: 'request.try_later' },
  },

  /** Tries of a password or a code that fail, counted over all processes. */
  passwords: {
    /** The refusals are those of calls; each failure beyond the free ones doubles the wait. */
    ofNetwork: {
      freeFailures: 5,
      firstWaitMilliseconds: 10 * second,
      longestWaitMilliseconds: 15 * minuteMs,
      forgottenAfterMilliseconds: dayMs,
    },
    /** Over all networks; one that succeeded lately is let in all the same. */
    ofAccount: { failuresADay: 100, refusal: 'account.many_guesses' },
    ofAdmin: { failuresADay: 100, refusal: 'admin.many_guesses' },
    ofSecondStep: { failuresADay: 100, refusal: 'account.many_codes' },
    /**
     * A password that many share has no known networks, so its bound locks all of them out: one network, which can
     * make about 106 tries a day, must not be able to do that. Its refusal is of what it opens.
     */
    ofShared: { failuresADay: 1000 },
    networkKnownMilliseconds: 90 * dayMs,
  },

  /** Mails to one person, over all processes; what asks for one too many gets this refusal, and news wait. */
  mails: {
    refusal: 'request.rate_limited',
    /** MAILS_PER_HOUR. */
    newsAnHour: 6,
    passwordReset: [{ count: 3, milliseconds: hourMs }],
    /** The reader may be a stranger; the mail at sign-up counts too. */
    toUnprovedAddress: [
      { count: 1, milliseconds: minuteMs },
      { count: 3, milliseconds: hourMs },
      { count: 5, milliseconds: dayMs },
    ],
  },

  /** Connections of a process; more are closed at once. */
  connections: {
    /** MAX_CONNECTIONS. */
    most: 10_000,
    headMilliseconds: 30 * second,
    idleMilliseconds: 65 * second,
  },

  /** Bodies that are no upload. */
  bodies: {
    size: { bytes: megabyte, refusal: 'request.too_large' },
    /** Events of the payment provider: those of large objects have some kilobytes. */
    paymentEvent: { bytes: 256 * kilobyte },
    /** A mail program posts one word to unsubscribe. */
    unsubscription: { bytes: 1000 },
    /** A megabyte at 50 kB a second, without the work after it; what comes after the answer is read and dropped. */
    time: {
      wholeMilliseconds: 20 * second,
      drainMilliseconds: minuteMs,
      drainBytes: 256 * megabyte,
      refusal: 'request.timeout',
    },
  },

  /** Requests that send a file, or a part of one. */
  uploads: {
    /** UPLOADS_PER_ADDRESS, in a process. */
    ofAddress: { atOnce: 64, refusal: 'request.rate_limited', retryAfterSeconds: 5 },
    /** UPLOAD_LEAST_KB_PER_SECOND, looked at once a minute, so that a short loss of the network ends nothing. */
    pace: { leastBytesPerSecond: 8 * kilobyte, windowMilliseconds: minuteMs, refusal: 'request.timeout' },
    /** MAX_DOCUMENT_MB and MAX_VIDEO_MB. */
    file: { documentBytes: 25 * megabyte, videoBytes: 2048 * megabyte, refusal: 'file.too_large' },
    /** One file, and a few small fields that are ignored; `aroundBytes` is the form around the file. */
    form: {
      parser: { files: 1, fields: 10, parts: 11, fieldSize: 10_000 },
      aroundBytes: 256 * kilobyte,
      refusal: 'request.too_large',
    },
    /** Pictures, films and documents that are worked on, in each queue of a process. */
    work: {
      ofAccount: { most: 16, refusal: 'file.too_many_at_once' },
      ofProcess: { mostWaiting: 200, refusal: 'file.busy' },
      retryAfterSeconds: 5,
    },
  },

  /** Answers of a process. */
  answers: {
    /** For each call with a JSON answer. */
    time: { milliseconds: 30 * second, refusal: 'service.unavailable', retryAfterSeconds: 5 },
    /** Refusals of what is made or sent in turns, as told below: of one key, and of all together. */
    turns: { ofKey: 'request.rate_limited', ofAll: 'service.busy', retryAfterSeconds: 10 },
    /** Lists and details, by person; more than a page asks for may wait, as a browser opens six connections. */
    reading: {
      atOnce: Number.POSITIVE_INFINITY,
      atOncePerKey: 2,
      waiting: Number.POSITIVE_INFINITY,
      waitingPerKey: 200,
    },
    /** Large answers, by network: only a few go to one, so that it takes several to make others wait. */
    large: { atOnce: 16, atOncePerKey: 4, waiting: 64, waitingPerKey: 16, waitMilliseconds: 10 * second },
    /** Archives made while they are sent, by what they are about. */
    archives: { atOnce: 4, atOncePerKey: 1, waiting: 16, waitingPerKey: 1, waitMilliseconds: 20 * second },
    /** Strangers' pages that are fetched: each may take half a megabyte and five seconds. */
    strangersPages: {
      turns: { atOnce: 32, waiting: 128 },
      refusal: 'service.unavailable',
      retryAfterSeconds: 5,
    },
    /** 17 kB a second, which a weak mobile network exceeds; slower readers of large answers are cut off. */
    slowReaders: {
      windowMilliseconds: 15 * second,
      leastBytes: 256 * kilobyte,
      mostMilliseconds: 5 * minuteMs,
    },
    /** Rendering blocks the thread: beyond its share, or a network's part of that, the browser renders the page. */
    rendering: { share: 0.5, burstMilliseconds: 8 * second, partOfKey: 0.25 },
  },

  /** Clicks on one short link that count, of one network in a minute of a process; more still lead on. */
  clicks: { most: 10, mostRemembered: 100_000 },

  /** Live streams of a process. */
  streams: {
    /** Every visible tab, on a desk with several screens and on a phone; beyond, the oldest one ends. */
    ofPerson: { most: 12 },
    /** Guests of one link: more than the people who watch a film together. */
    ofLink: { most: 100, refusal: 'request.rate_limited' },
    /** A part of the process's, so that it takes several networks to use up all. */
    ofNetwork: { part: 0.25, refusal: 'request.rate_limited' },
    /** MAX_STREAMS. */
    ofProcess: { most: 20_000, refusal: 'service.busy' },
    retryAfterSeconds: 30,
  },
} as const;
