/**
 * Pairs of actions that meet: every two of the contract that change, or rely on, the same rows, each against itself as
 * well.
 */
import type { ActionName } from './actions.ts';
import type { Stage } from './situations.ts';

export interface Pair {
  stage: Stage;
  actions: readonly [ActionName, ActionName];
}

const deletions: readonly ActionName[] = [
  'admin deletes deal',
  'admin deletes brand',
  'admin deletes creator',
];

/** All pairs of a list, each with itself. */
const among = (stage: Stage, names: readonly ActionName[]): Pair[] =>
  names.flatMap((one, place) => names.slice(place).map((other): Pair => ({ stage, actions: [one, other] })));

/** Every one of the first with every one of the second. */
const between = (stage: Stage, ones: readonly ActionName[], others: readonly ActionName[]): Pair[] =>
  ones.flatMap((one) => others.map((other): Pair => ({ stage, actions: [one, other] })));

const pairs = (stage: Stage, listed: readonly (readonly [ActionName, ActionName])[]): Pair[] =>
  listed.map((actions) => ({ stage, actions }));

export const racingPairs: readonly Pair[] = [
  ...among('brief', ['accept', 'reject', 'withdraw', 'admin cancels']),
  ...between('brief', ['accept', 'reject', 'withdraw'], deletions),
  ...among('brief', deletions),
  ...between(
    'brief',
    ['brand writes', 'creator writes', 'brand reads', 'upload reference', 'send brief'],
    deletions,
  ),
  ...pairs('brief', [
    ['brand writes', 'creator writes'],
    ['brand writes', 'brand reads'],
    ['brand writes under a key', 'brand writes under a key'],
    ['brand writes under a key', 'admin deletes brand'],
    ['upload reference', 'withdraw'],
    ['upload reference', 'upload reference'],
  ]),
  ...pairs('accepted', [
    ['upload', 'upload'],
    ['upload', 'begin'],
    ['upload', 'admin cancels'],
    ['begin', 'admin cancels'],
  ]),
  ...among('working', ['submit', 'upload', 'approve', 'send back', 'admin cancels']),
  ...between('working', ['submit', 'upload', 'approve', 'send back'], deletions),
  ...among('submitted', ['approve', 'send back', 'reject file', 'complete']),
  ...pairs('approved', [
    ['complete', 'complete'],
    ['complete', 'admin cancels'],
    ['complete', 'undo approval'],
    ['undo approval', 'undo approval'],
    ['undo approval', 'approve'],
    ['complete', 'upload reference'],
    ['complete', 'brand writes'],
  ]),
  ...between('approved', ['complete'], deletions),
  ...pairs('brief', [
    ['send brief', 'unpublish'],
    ['send brief', 'admin unpublishes'],
    ['send brief', 'send brief'],
    ['send brief under a key', 'send brief under a key'],
    ['send brief under a key', 'admin deletes creator'],
    ['unpublish', 'admin unpublishes'],
    ['unpublish', 'admin publishes'],
    ['unpublish', 'clear bio'],
    ['unpublish', 'remove item'],
    ['clear bio', 'clear location'],
    ['clear bio', 'admin unpublishes'],
    ['remove item', 'remove item'],
    ['remove item', 'remove other item'],
    ['remove item', 'add item'],
    ['remove item', 'admin unpublishes'],
    ['remove item', 'admin deletes creator'],
    ['add item', 'admin deletes creator'],
    ['clear bio', 'admin deletes creator'],
    ['add upload', 'add upload'],
    ['add upload', 'remove upload'],
    ['remove upload', 'admin deletes creator'],
    ['admin publishes', 'admin unpublishes'],
    ['admin unpublishes', 'admin unpublishes'],
    ['admin unpublishes', 'admin deletes creator'],
  ]),
  ...pairs('offline', [
    ['publish', 'publish'],
    ['publish', 'clear bio'],
    ['publish', 'remove item'],
    ['publish', 'admin unpublishes'],
    ['publish', 'admin publishes'],
    ['publish', 'admin deletes creator'],
    ['publish', 'send brief'],
  ]),
  ...pairs('brief', [
    ['register', 'register'],
    ['register under a key', 'register under a key'],
    ['log in', 'new password'],
    ['log in', 'admin deletes brand'],
    ['log in', 'log out'],
    ['new password', 'new password'],
    ['new password', 'admin deletes brand'],
    ['log out', 'log out'],
    ['log out', 'admin deletes brand'],
    ['choose notifications', 'choose notifications'],
    ['choose notifications', 'admin deletes brand'],
  ]),
];
