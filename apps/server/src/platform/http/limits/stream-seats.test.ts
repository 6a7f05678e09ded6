import { describe, expect, test } from 'vitest';
import { createStreamSeats } from './stream-seats.ts';
import { limits } from './table.ts';

const mostStreamsOfLink = limits.streams.ofLink.most;
const mostStreamsOfPerson = limits.streams.ofPerson.most;

const nobody = () => undefined;

describe('seats', () => {
  test('of one person: one too many takes the place of the oldest', () => {
    const seats = createStreamSeats(1000);
    const replaced: number[] = [];
    const leave = Array.from({ length: mostStreamsOfPerson }, (_, n) =>
      seats.take('a', 'home', () => replaced.push(n)),
    );
    expect(replaced).toEqual([]);
    seats.take('a', 'home', nobody);
    seats.take('a', 'phone', nobody);
    expect(replaced).toEqual([0, 1]);
    leave[2]?.();
    // A replaced stream has freed its seat already.
    leave[0]?.();
    seats.take('a', 'home', nobody);
    expect(replaced).toEqual([0, 1]);
    seats.take('b', 'home', nobody);
    expect(replaced).toEqual([0, 1]);
  });

  test('of one network are a quarter, and refused beyond', () => {
    const seats = createStreamSeats(8);
    const [leave] = ['a', 'b'].map((person) => seats.take(person, 'home', nobody));
    expect(() => seats.take('c', 'home', nobody)).toThrowError(
      expect.objectContaining({ code: 'request.rate_limited', retryAfterSeconds: 30 }),
    );
    seats.take('c', 'elsewhere', nobody);
    leave?.();
    seats.take('c', 'home', nobody);
  });

  test('of the guests of one link are bounded, and are given back once', () => {
    const seats = createStreamSeats(10_000);
    const sit = (n: number, link: string) =>
      seats.takeAsGuest({ person: `guest ${n}`, network: 'home', link }, nobody);
    const leave = Array.from({ length: mostStreamsOfLink }, (_, n) => sit(n, 'one link'));
    expect(() => sit(1000, 'one link')).toThrowError(
      expect.objectContaining({ code: 'request.rate_limited', retryAfterSeconds: 30 }),
    );
    sit(1000, 'another link');
    leave[0]?.();
    leave[0]?.();
    sit(1001, 'one link');
    expect(() => sit(1002, 'one link')).toThrow();
    // A guest's oldest stream also frees its seat of the link.
    for (let n = 0; n < 2 * mostStreamsOfPerson; n++) sit(2000, 'a third');
    for (let n = mostStreamsOfPerson; n < mostStreamsOfLink; n++) sit(n, 'a third');
    expect(() => sit(3000, 'a third')).toThrow();
  });

  test('of the process are refused beyond all of them, and somebody who has their own share keeps it', () => {
    const seats = createStreamSeats(60);
    const people = ['a', 'b', 'c', 'd', 'e'];
    for (const person of people)
      for (let n = 0; n < mostStreamsOfPerson; n++) seats.take(person, person, nobody);
    expect(() => seats.take('f', 'f', nobody)).toThrowError(
      expect.objectContaining({ code: 'service.busy' }),
    );
    let isReplaced = false;
    seats.take('a', 'a', () => {
      isReplaced = true;
    });
    for (let n = 0; n < mostStreamsOfPerson; n++) seats.take('a', 'a', nobody);
    expect(isReplaced).toBe(true);
  });
});
