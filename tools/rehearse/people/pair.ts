/** A brand and a creator who work together: they sign up, look around, write to one another and take their deals on. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, type Client, type Following, followEvents, type LiveEvent } from '@briefcast/contract';
import { until } from '../lib/until.ts';
import type { Findings } from '../observer/findings.ts';
import { judgeConversation, judgeDeal } from '../observer/judge.ts';
import { contentOf, type Side, type ToldMessage, type ToldPair } from '../observer/told.ts';
import type { Attempts } from './attempts.ts';
import { byWeight, type Chance, waitOf } from './chance.ts';
import { type Line, openLine, type Way } from './client.ts';
import { type Act, actsOfVisit } from './day.ts';
import { takeStep } from './work.ts';

export const password = 'correct horse battery';

export interface Person {
  id: string;
  side: Side;
  email: string;
  token: string;
  line: Line;
  client: Client;
  /** Messages of the other side that the live stream has told of, each as often as it did. */
  heard: string[];
  /** How often the stream said that the screen has to be read again. */
  resets: number;
}

export interface Pair {
  told: ToldPair;
  brand: Person;
  creator: Person;
  /** Deals whose payment the creator has confirmed. */
  confirmed: Set<string>;
  /** Ends what they are at, and closes what they have open. */
  leave(): Promise<void>;
}

/** Shared parts of all pairs. */
export interface Street {
  way: Way;
  attempts: Attempts;
  findings: Findings;
  chance: Chance;
  /** How long a person waits between two acts, in the mean. */
  restSeconds: number;
  /** Makes a creator one whom brands can write to, as the admin does. */
  publish(creatorId: string): Promise<void>;
  /** A deal of another pair than the one with this mark; null where there is none. */
  dealOfOthers(mark: string): string | null;
}

/** Time that a stream may take to come back and to bring what it has missed: a fault lasts half of it, or less. */
const patienceSeconds = 60;

/** Messages missing from the other side's stream, unless that asked for everything to be read again. */
export const missedBy = ({ told, brand, creator }: Pick<Pair, 'told' | 'brand' | 'creator'>): ToldMessage[] =>
  [brand, creator].flatMap(({ heard, resets, side }) =>
    told.deals
      .flatMap(({ messages }) => messages)
      .filter(({ id, by }) => by !== side && resets === 0 && !heard.includes(id)),
  );

async function signUp(street: Street, side: Side, number: number, mark: string, isOpen: () => boolean) {
  const line = openLine(street.way, number, street.attempts, isOpen);
  const email = `${mark}.${side.toLowerCase()}@people.example`;
  const idempotencyKey = randomBytes(12).toString('hex');
  const body =
    side === 'BRAND'
      ? ({ email, password, role: 'BRAND', companyName: `${mark} skin` } as const)
      : ({ email, password, role: 'CREATOR', firstName: mark, lastName: 'Haddad' } as const);
  const { user, token } = await line.insist('sign up', () =>
    line.as().accounts.register({ body }, { idempotencyKey }),
  );
  const person: Person = {
    id: user.id,
    side,
    email,
    token,
    line,
    client: line.as(token),
    heard: [],
    resets: 0,
  };
  return person;
}

/** Follows a person's live stream: nothing of a deal that is not theirs may come there. */
function follow(
  { findings }: Street,
  person: Person,
  { told, creator }: Pick<Pair, 'told' | 'creator'>,
): Following {
  const stranger = (event: LiveEvent) =>
    event.dealId !== null &&
    event.kind === 'message.created' &&
    told.deals.length > 0 &&
    !told.deals.some(({ id }) => id === event.dealId);
  const following = followEvents({
    open: (query, headers, signal) =>
      person.line.open(
        `/api/events${query}`,
        { ...headers, authorization: `Bearer ${person.token}` },
        signal,
      ),
    onEvent(event) {
      if (stranger(event)) findings.add('of others', `an event of deal ${event.dealId} at ${told.mark}`);
      const other = person === creator ? 'BRAND' : 'CREATOR';
      if (event.kind === 'message.created' && event.by === other && event.subjectId)
        person.heard.push(event.subjectId);
    },
    onReset: () => {
      person.resets += 1;
    },
    onRefused: () => findings.add('wrong', `the live stream of ${told.mark} was refused`),
  });
  following.resume();
  return following;
}

/** Lets a pair arrive; they work until they leave. */
export async function arrive(street: Street, number: number): Promise<Pair> {
  const { findings, chance, restSeconds } = street;
  const add = (...found: Parameters<Findings['add']>) => findings.add(...found);
  const mark = `pair-${number}-${randomBytes(3).toString('hex')}`;
  const told: ToldPair = { mark, deals: [] };
  let isHere = true;
  const isOpen = () => isHere;
  const brand = await signUp(street, 'BRAND', number * 2, mark, isOpen);
  const creator = await signUp(street, 'CREATOR', number * 2 + 1, mark, isOpen);
  await creator.line.insist('fill in a profile', () =>
    creator.client.profiles.update({ body: { bio: `Films of ${mark}.` } }),
  );
  await street.publish(creator.id);
  const written = { BRAND: 0, CREATOR: 0 };

  /** The present deal as this person sees it, with what had been acknowledged when they asked. */
  async function look(person: Person, act: 'deal' | 'conversation') {
    const deal = told.deals.at(-1);
    if (!deal) return;
    const params = { id: deal.id };
    const before = structuredClone(deal);
    if (act === 'conversation') {
      const page = await person.line.insist(act, () => person.client.messages.page({ params }));
      const place = { mark, dealId: deal.id };
      return judgeConversation(place, page.messages, before.messages, !page.hasEarlier, add);
    }
    const seen = (await person.line.insist(act, () => person.client.deals.read({ params }))).deal;
    // A status that changed while it was read may be seen either way.
    if (deal.status === before.status && deal.mayBe === null && before.mayBe === null)
      judgeDeal(before, seen, add);
  }

  async function write(person: Person) {
    const deal = told.deals.at(-1);
    if (!deal) return;
    const number = written[person.side]++;
    const content = contentOf(mark, person.side, number);
    const idempotencyKey = randomBytes(12).toString('hex');
    const body = { dealId: deal.id, type: 'TEXT', content } as const;
    const { message } = await person.line.insist('message', () =>
      person.client.messages.send({ body }, { idempotencyKey }),
    );
    deal.messages.push({ id: message.id, content, by: person.side, number });
  }

  /** A stranger asks for a deal of others, and must be told that there is none. */
  async function intrude(person: Person) {
    const id = street.dealOfOthers(mark);
    if (!id) return;
    try {
      await person.line.insist('intrude', () => person.client.deals.read({ params: { id } }));
      add('of others', `deal ${id} was shown to ${mark}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'deal.not_found') add('wrong', `a stranger was told ${error.code}`);
    }
  }

  async function act(person: Person, what: Act) {
    const { client, line, side } = person;
    if (what === 'directory')
      await line.insist(what, () => client.creators.directory({ query: { limit: 24 } }));
    else if (what === 'notifications')
      await line.insist(what, () => client.notifications.list({ query: {} }));
    else if (what === 'deals')
      await line.insist(what, () =>
        side === 'BRAND' ? client.deals.brandDeals() : client.deals.creatorDeals(),
      );
    else if (what === 'message') await write(person);
    else if (what === 'intrude') await intrude(person);
    else if (what === 'step') await takeStep(pair, side);
    else await look(person, what);
  }

  async function live(person: Person) {
    while (isHere) {
      await pause(waitOf(chance, restSeconds) * 1000);
      if (!isHere) break;
      const what = byWeight(chance, actsOfVisit);
      try {
        await act(person, what);
      } catch (error) {
        if (isHere) add('wrong', `${what}: ${error instanceof AppError ? error.code : String(error)}`);
      }
    }
  }

  const pair: Pair = {
    told,
    brand,
    creator,
    confirmed: new Set(),
    async leave() {
      isHere = false;
      await working;
      // A message that no stream brings until then is brought by none, which the audit finds.
      await until('the live streams', () => missedBy(pair).length === 0, patienceSeconds).catch(
        () => undefined,
      );
      for (const stream of streams) stream.pause();
      for (const { line } of [brand, creator]) line.close();
    },
  };
  const streams = [brand, creator].map((person) => follow(street, person, pair));
  const working = Promise.all([live(brand), live(creator)]);
  return pair;
}
