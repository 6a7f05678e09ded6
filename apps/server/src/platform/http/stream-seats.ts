/**
 * How many streams are open: of one account or guest, of one share link, of one network, of the process. A person who
 * opens one too many has it, and the one opened first is closed: they look at the newest tab. Links, networks and the
 * process refuse what is too many.
 */
import { AppError } from '@briefcast/contract';

/** Of one account or guest in one process: every tab that is seen, on a desk with several screens and on a phone. */
export const mostStreamsOfPerson = 12;
/** Of the guests of one link in one process: more people than look at a film together. */
export const mostStreamsOfShare = 100;
/** The part of all that one network may have, so that it takes several to use them up. */
const networkShare = 4;
const retryAfterSeconds = 30;

interface GuestSeat {
  person: string;
  network: string;
  share: string;
}

export interface StreamSeats {
  /**
   * Takes a seat, before anything is read for the stream; returns how to leave it, which may be called more than
   * once. `onReplaced` is called when a newer stream of the same person takes its place; the seat is left by then.
   * Throws request.rate_limited for the network, service.busy for the process.
   */
  take(userId: string, network: string, onReplaced: () => void): () => void;
  /** The same for a guest of a share link; throws request.rate_limited for the link, too. */
  takeAsGuest(seat: GuestSeat, onReplaced: () => void): () => void;
}

interface Seat {
  replace(): void;
}

/** Makes the seats of a process, `most` of them. */
export function createStreamSeats(most: number): StreamSeats {
  /** In the order of their opening. */
  const ofPerson = new Map<string, Set<Seat>>();
  const ofNetwork = new Map<string, number>();
  const ofShare = new Map<string, number>();
  let total = 0;

  function change(counts: Map<string, number>, key: string, by: 1 | -1) {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  function sit(userId: string, network: string, onReplaced: () => void): () => void {
    const own = ofPerson.get(userId) ?? new Set();
    ofPerson.set(userId, own);
    const seat: Seat = {
      replace() {
        leave();
        onReplaced();
      },
    };
    function leave() {
      if (!own.delete(seat)) return;
      if (own.size === 0) ofPerson.delete(userId);
      change(ofNetwork, network, -1);
      total -= 1;
    }
    own.add(seat);
    change(ofNetwork, network, 1);
    total += 1;
    return leave;
  }

  function take(userId: string, network: string, onReplaced: () => void) {
    const own = ofPerson.get(userId);
    if (own && own.size >= mostStreamsOfPerson) {
      const [oldest] = own;
      oldest?.replace();
    }
    if ((ofNetwork.get(network) ?? 0) >= Math.ceil(most / networkShare))
      throw new AppError('request.rate_limited', { retryAfterSeconds });
    if (total >= most) throw new AppError('service.busy', { retryAfterSeconds });
    return sit(userId, network, onReplaced);
  }

  return {
    take,
    takeAsGuest({ person, network, share }, onReplaced) {
      if ((ofShare.get(share) ?? 0) >= mostStreamsOfShare)
        throw new AppError('request.rate_limited', { retryAfterSeconds });
      let isLeft = false;
      function leaveShare() {
        if (!isLeft) change(ofShare, share, -1);
        isLeft = true;
      }
      const leave = take(person, network, () => {
        leaveShare();
        onReplaced();
      });
      change(ofShare, share, 1);
      return () => {
        leave();
        leaveShare();
      };
    },
  };
}
