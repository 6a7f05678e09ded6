import { beforeEach, expect, test } from 'vitest';
import { dismissToast, toastError, toastStore, toastSuccess } from './toast.ts';

beforeEach(() => {
  for (const toast of toastStore.read()) dismissToast(toast.id);
});

test('tells its listeners what is shown', () => {
  const seen: string[][] = [];
  const stop = toastStore.subscribe(() => seen.push(toastStore.read().map((toast) => toast.title)));

  toastSuccess('Saved');
  toastError('Failed', 'Please try again.');
  stop();
  toastSuccess('Unheard');

  expect(seen).toEqual([['Saved'], ['Saved', 'Failed']]);
});

test('keeps the newest four', () => {
  for (const title of ['1', '2', '3', '4', '5']) toastSuccess(title);
  expect(toastStore.read().map((toast) => toast.title)).toEqual(['2', '3', '4', '5']);
});

test('says the same once, unless it offers an action', () => {
  toastSuccess('Saved');
  toastError('Failed', 'Please try again.');
  toastSuccess('Saved');
  const undo = { label: 'Undo', seconds: 10, onPress: () => undefined };
  toastSuccess('Approved', undefined, undo);
  toastSuccess('Approved', undefined, undo);
  expect(toastStore.read().map((toast) => toast.title)).toEqual(['Failed', 'Saved', 'Approved', 'Approved']);
});

test('dismisses one and leaves the others', () => {
  toastSuccess('Saved');
  toastError('Failed');
  const [first] = toastStore.read();
  dismissToast(first?.id ?? Number.NaN);
  expect(toastStore.read().map((toast) => toast.tone)).toEqual(['red']);
});
