/** One open stream of a guest. It only names the data to be read again, so it has no position to resume from. */
import type { LiveEvent } from '@briefcast/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { networkOf } from '../../platform/http/limits/network-of.ts';
import type { EnteredShare } from './open-share.ts';
import type { ShareNews, ShareStreams } from './share-streams.ts';

/** Interval for checking the expiry of the share. */
const expiryMilliseconds = 15_000;

const resetFrame = 'retry: 2000\nevent: reset\ndata: {"kind":"reset"}\n\n';
const replacedFrame = 'retry: 300000\nevent: replaced\ndata: {"kind":"replaced"}\n\n';

/** Without ids of what a guest cannot read anyway. */
function newsFrame(kind: ShareNews): string {
  const event: LiveEvent = { kind, dealId: null, subjectId: null, by: null, byPerson: null };
  return `event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`;
}

interface StreamParts extends Pick<Deps, 'clock' | 'streamSeats'> {
  streams: ShareStreams;
}

/**
 * Streams until the guest disconnects, the share ends, newer streams of the guest replace it or the process
 * stops. Throws request.rate_limited or service.busy if too many are open.
 */
export function streamShare(
  { clock, streamSeats, streams }: StreamParts,
  { share, guest }: EnteredShare,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const seat = { person: guest.id, network: networkOf(request.ip), link: share.id };
  const leaveSeat = streamSeats.takeAsGuest(seat, () => {
    stream.write(replacedFrame);
    stream.end();
  });
  const stream = openEventStream(reply, () => {
    clearInterval(expiry);
    unsubscribe();
    leaveSeat();
  });
  const unsubscribe = streams.subscribe(share, { onNews: tell, onBroken: stream.end });
  const expiry = setInterval(() => {
    if (share.expiresAt <= clock()) tell('share.changed');
  }, expiryMilliseconds);
  // Data read before the stream began may be outdated.
  stream.write(resetFrame);

  function tell(news: ShareNews) {
    // A client that does not keep up is disconnected, and reads everything when it reconnects.
    if (stream.isBehind()) return stream.end();
    stream.write(newsFrame(news));
    if (news === 'share.changed') stream.end();
  }
}
