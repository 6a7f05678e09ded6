/**
 * How many streams are open: of one account, of one network, of the process. A person who opens one too many has it,
 * and the one opened first is closed: they look at the newest tab. Networks and the process refuse what is too many.
 */
import { AppError } from '@briefcast/contract';

/** Of one account in one process: every tab that is seen, on a desk with several screens and on a phone. */
export const mostStreamsOfPerson = 12;
/** The part of all that one network may have, so that it takes several to use them up. */
const networkShare = 4;
const retryAfterSeconds = 30;

export interface StreamSeats {
  /**
   * Takes a seat, before anything is read for the stream; returns how to leave it, which may be called more than
   * once. `onReplaced` is called when a newer stream of the same person takes its place; the seat is left by then.
   * Throws request.rate_limited for the network, service.busy for the process.
   */
  take(userId: string, network: string, onReplaced: () => void): () => void;
}

interface Seat {
  replace(): void;
}

/** Makes the seats of a process, `most` of them. */
export function createStreamSeats(most: number): StreamSeats {
  /** In the order of their opening. */
  const ofPerson = new Map<string, Set<Seat>>();
  const ofNetwork = new Map<string, number>();
  let total = 0;

  function changeNetwork(network: string, by: 1 | -1) {
    const count = (ofNetwork.get(network) ?? 0) + by;
    if (count === 0) ofNetwork.delete(network);
    else ofNetwork.set(network, count);
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
      changeNetwork(network, -1);
      total -= 1;
    }
    own.add(seat);
    changeNetwork(network, 1);
    total += 1;
    return leave;
  }

  return {
    take(userId, network, onReplaced) {
      const own = ofPerson.get(userId);
      if (own && own.size >= mostStreamsOfPerson) {
        const [oldest] = own;
        oldest?.replace();
      }
      if ((ofNetwork.get(network) ?? 0) >= Math.ceil(most / networkShare))
        throw new AppError('request.rate_limited', { retryAfterSeconds });
      if (total >= most) throw new AppError('service.busy', { retryAfterSeconds });
      return sit(userId, network, onReplaced);
    },
  };
}
