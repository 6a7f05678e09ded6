/**
 * Plays a random negotiation on the server next to its model, each command by its side's view, some at the same
 * moment.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type DealDetail, type NewProposal, type Role } from '@briefcast/contract';
import { linesOfDeal, linesOfProposal } from '@briefcast/contract/deals/versions';
import { expect } from 'vitest';
import { answerProposal } from '../../features/deals/answer-proposal.ts';
import { changeStatus } from '../../features/deals/change-status.ts';
import { expireProposals } from '../../features/deals/expire-proposals.ts';
import { propose } from '../../features/deals/propose.ts';
import { readDeal } from '../../features/deals/read-deal.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { apply, type Command, type Model, sweep } from './model.ts';
import { commandOf, type Step, type Try } from './steps.ts';

export interface Table {
  deps: Pick<Deps, 'db' | 'facts' | 'jobs' | 'keys' | 'log' | 'settings'>;
  sides: Record<Role, UserActor>;
  dealId: string;
  /** Moved on by the steps; other histories go on with it. */
  clock: { now: number };
}

export async function playNegotiation(table: Table, steps: readonly Step[]): Promise<void> {
  const { sides, dealId, clock } = table;
  const deps = { ...table.deps, clock: () => new Date(clock.now) };
  const readAs = (side: Role) => readDeal(deps, sides[side], dealId);

  /** Reads the view of a side, and the ids of the proposals that it can name. */
  async function look(side: Role): Promise<{ deal: DealDetail; model: Model; ids: string[] }> {
    const deal = await readAs(side);
    const brief = linesOfDeal(deal);
    const proposals = (deal.proposals ?? []).map((one) => ({
      ...{ by: one.by, state: one.state, at: Date.parse(one.createdAt) },
      lines: linesOfProposal(one, brief),
    }));
    const status = deal.status as Model['status'];
    return {
      deal,
      model: { status, lines: brief, proposals },
      ids: (deal.proposals ?? []).map(({ id }) => id),
    };
  }

  const seen = { BRAND: await look('BRAND'), CREATOR: await look('CREATOR') };

  async function ask(command: Command): Promise<unknown> {
    const actor = sides[command.by];
    const { model, ids } = seen[command.by];
    if (command.kind === 'move') return changeStatus(deps, actor, dealId, { status: command.to });
    if (command.kind === 'answer') {
      const id = ids[command.about];
      if (!id) throw new AppError('proposal.not_found');
      const { deal } = await answerProposal(deps, actor, dealId, id, { answer: command.answer });
      // Exactly what this side saw is agreed, whatever happened at the same moment.
      if (command.answer === 'ACCEPTED' && deal.status === 'ACCEPTED')
        expect(linesOfDeal(await readAs(command.by))).toEqual(model.proposals[command.about]?.lines);
      return deal;
    }
    const answers = command.answers === null ? {} : { answers: ids[command.answers] ?? '' };
    const body: NewProposal = { kind: 'TERMS', ...command.said, ...answers };
    const made = await deps.db.transaction((tx) => propose(deps, tx, actor, dealId, body));
    // Nobody proposes a line that they have not seen.
    const before = command.answers === null ? model.lines : model.proposals[command.answers]?.lines;
    expect(made.lines).toEqual({ before, after: { ...before, ...command.said } });
    return made;
  }

  const isDone = async (command: Command) => {
    try {
      await ask(command);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };

  let { model } = seen.BRAND;

  /** Every way in which these commands can come one after another: what each is answered, and what is then. */
  function orders(commands: readonly Command[]): { done: boolean[]; after: Model }[] {
    const [first, second] = commands.map((command) => (from: Model) => apply(from, command, clock.now));
    const once = first?.(model) ?? null;
    const alone = { done: [once !== null], after: once ?? model };
    if (!second) return [alone];
    const other = second(model);
    const afterFirst = second(alone.after);
    const afterSecond = first?.(other ?? model) ?? null;
    return [
      { done: [once !== null, afterFirst !== null], after: afterFirst ?? alone.after },
      { done: [afterSecond !== null, other !== null], after: afterSecond ?? other ?? model },
    ];
  }

  async function tryAtOnce(tries: readonly Try[]): Promise<void> {
    for (const { by, looks } of tries) if (looks) seen[by] = await look(by);
    const commands = tries.map((one) => commandOf(one, seen[one.by].model));
    const done = await Promise.all(commands.map(isDone));
    const { model: now } = await look('BRAND');
    const possible = orders(commands);
    const fits = possible.find((order) => isDeepStrictEqual(order, { done, after: now }));
    expect(fits, JSON.stringify({ commands, done, now, possible }, null, 1)).toBeDefined();
    model = fits?.after ?? model;
  }

  for (const step of steps) {
    clock.now += 1000;
    if ('tries' in step) await tryAtOnce(step.tries);
    else {
      clock.now += step.hours * 3_600_000;
      if (step.isSwept) {
        await expireProposals(deps);
        model = sweep(model, clock.now);
        expect((await look('CREATOR')).model).toEqual(model);
      }
    }
  }
}
