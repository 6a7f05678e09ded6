/**
 * How many streams are open: of one account or guest, of one link, of one network, of the process. A person
 * who opens one too many gets it, and their oldest one is closed, because they look at the newest tab. Links,
 * networks and the process refuse further streams.
 */
import { AppError } from '@briefcast/contract';
import { limits } from './table.ts';

const { streams } = limits;
const { retryAfterSeconds } = streams;

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
    if (own && own.size >= streams.ofPerson.most) {
      const [oldest] = own;
      oldest?.replace();
    }
    if ((ofNetwork.get(network) ?? 0) >= Math.ceil(most * streams.ofNetwork.part))
      throw new AppError(streams.ofNetwork.refusal, { retryAfterSeconds });
    if (total >= most) throw new AppError(streams.ofProcess.refusal, { retryAfterSeconds });
    return sit(userId, network, onReplaced);
  }

  return {
    take,
    takeAsGuest({ person, network, link }, onReplaced) {
      if ((ofLink.get(link) ?? 0) >= streams.ofLink.most)
        throw new AppError(streams.ofLink.refusal, { retryAfterSeconds });
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
