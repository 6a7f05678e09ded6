/**
 * How many streams are open: of one account or guest, of one link, of one network, of the process. A person
 * who opens one too many gets it, and their oldest one is closed, because they look at the newest tab. Links,
 * networks and the process refuse further streams.
 */
import { AppError } from '@briefcast/contract';

/**
 * Of one account or guest in one process: enough for every visible tab, on a desk with several screens and on
 * a phone.
 */
export const mostStreamsOfPerson = 12;
/** Of the guests of one link in one process: more than the people who watch a film together. */
export const mostStreamsOfLink = 100;
/** One network may have one part in this many, so that it takes several networks to use up all. */
const networkShare = 4;
const retryAfterSeconds = 30;

interface GuestSeat {
  person: string;
  network: string;
  link: string;
}

export interface StreamSeats {
  /**
   * Takes a seat, before anything is read for the stream; returns a function that frees it, which may be
   * called more than once. `onReplaced` is called when a newer stream of the same person takes its place; the
   * seat is then free already. Throws request.rate_limited for the network, service.busy for the process.
   */
  take(userId: string, network: string, onReplaced: () => void): () => void;
  /** The same for a guest of a link; also throws request.rate_limited for the link. */
  takeAsGuest(seat: GuestSeat, onReplaced: () => void): () => void;
}

interface Seat {
  replace(): void;
}

/** Creates the seats of a process, at most `most`. */
export function createStreamSeats(most: number): StreamSeats {
  /** In the order in which they were opened. */
  const ofPerson = new Map<string, Set<Seat>>();
  const ofNetwork = new Map<string, number>();
  const ofLink = new Map<string, number>();
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
    takeAsGuest({ person, network, link }, onReplaced) {
      if ((ofLink.get(link) ?? 0) >= mostStreamsOfLink)
        throw new AppError('request.rate_limited', { retryAfterSeconds });
      let isLeft = false;
      function leaveLink() {
        if (!isLeft) change(ofLink, link, -1);
        isLeft = true;
      }
      const leave = take(person, network, () => {
        leaveLink();
        onReplaced();
      });
      change(ofLink, link, 1);
      return () => {
        leave();
        leaveLink();
      };
    },
  };
}
