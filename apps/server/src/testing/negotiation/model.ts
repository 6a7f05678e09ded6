/** A small model of how a brief is negotiated (rules/deals#proposals), written apart from the rules that it checks. */
import { isDeepStrictEqual } from 'node:util';
import type { DealLines, ProposalState, Role } from '@briefcast/contract';

/**
 * Try of one side. `answers` and `about` are places of proposals in their order: null for the brief, -1 for one that
 * is not there.
 */
export type Command =
  | { kind: 'propose'; by: Role; answers: number | null; said: Partial<DealLines> }
  | { kind: 'answer'; by: Role; about: number; answer: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' }
  | { kind: 'move'; by: Role; to: 'ACCEPTED' | 'REJECTED' | 'CANCELLED' };

export interface ModelProposal {
  by: Role;
  state: ProposalState;
  lines: DealLines;
  at: number;
}

export interface Model {
  status: 'BRIEF_SENT' | 'ACCEPTED' | 'REJECTED' | 'CANCELLED';
  /** Present lines of the deal: the brief's until something else is agreed. */
  lines: DealLines;
  proposals: ModelProposal[];
}

const waits = 72 * 3_600_000;
const rounds = 3;

/** Null where the command is refused. */
type Outcome = Model | null;

const openPlace = ({ proposals }: Model): number | null => {
  const place = proposals.findIndex(({ state }) => state === 'OPEN');
  return place < 0 ? null : place;
};

/** Once the brand proposed terms, its brief is no offer any more. */
const isBriefReplaced = ({ proposals }: Model) => proposals.some(({ by }) => by === 'BRAND');

const withState = (model: Model, place: number, state: ProposalState): Model => ({
  ...model,
  proposals: model.proposals.map((one, index) => (index === place ? { ...one, state } : one)),
});

/** Time alone: what waited for 72 hours is closed. */
export function sweep(model: Model, now: number): Model {
  const place = openPlace(model);
  if (place === null || now - (model.proposals[place]?.at ?? now) < waits) return model;
  return withState(model, place, 'LAPSED');
}

/** The deal leaves the table: what is still open means nothing any more. */
function close(model: Model, status: Model['status'], lines = model.lines): Model {
  const place = openPlace(model);
  return { ...(place === null ? model : withState(model, place, 'LAPSED')), status, lines };
}

function propose(stale: Model, command: Command & { kind: 'propose' }, now: number): Outcome {
  const model = sweep(stale, now);
  const place = openPlace(model);
  const own = model.proposals.filter(({ by }) => by === command.by).length;
  if (model.status !== 'BRIEF_SENT' || place !== command.answers || own >= rounds) return null;
  const open = place === null ? null : (model.proposals[place] ?? null);
  const isReplaced = isBriefReplaced(model);
  if (open ? open.by === command.by : command.by === 'BRAND' && !isReplaced) return null;
  const before = open?.lines ?? model.lines;
  const lines = { ...before, ...command.said };
  if (isDeepStrictEqual(lines, before) && (open || !isReplaced)) return null;
  if (lines.rights === null && model.lines.rights !== null) return null;
  const answered = place === null ? model : withState(model, place, 'ANSWERED');
  const made: ModelProposal = { by: command.by, state: 'OPEN', lines, at: now };
  return { ...answered, proposals: [...answered.proposals, made] };
}

function answerIt(model: Model, command: Command & { kind: 'answer' }, now: number): Outcome {
  const asked = model.proposals[command.about];
  if (!asked || (asked.by === command.by) !== (command.answer === 'WITHDRAWN')) return null;
  // A repeated answer changes nothing.
  if (asked.state === command.answer) return model;
  if (asked.state !== 'OPEN' || model.status !== 'BRIEF_SENT' || now - asked.at >= waits) return null;
  const answered = withState(model, command.about, command.answer);
  return command.answer === 'ACCEPTED' ? close(answered, 'ACCEPTED', asked.lines) : answered;
}

function move(model: Model, { by, to }: Command & { kind: 'move' }): Outcome {
  if ((to === 'CANCELLED') !== (by === 'BRAND')) return null;
  if (model.status === to) return model;
  if (model.status !== 'BRIEF_SENT') return null;
  return to === 'ACCEPTED' && isBriefReplaced(model) ? null : close(model, to);
}

/** Applies a command to the model; null where it is refused. */
export function apply(model: Model, command: Command, now: number): Outcome {
  if (command.kind === 'propose') return propose(model, command, now);
  if (command.kind === 'answer') return answerIt(model, command, now);
  return move(model, command);
}
