import { builtInUsualRights, type UsualRights } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { emptyBrief } from '../brief-form.ts';
import { fieldsOfUsual, isUsual, keepableUsual, usualOfFields, withUsual } from './usual-form.ts';

const own: UsualRights = {
  ...builtInUsualRights,
  ...{ paidAds: 'MONTHS_3', boostedPost: 'DAYS_30', posting: 'BOTH', territory: 'WORLD' },
  exclusivity: { months: 3, category: 'Skincare' },
};

test.each([[builtInUsualRights], [own], [{ ...own, unpaid: null, exclusivity: null }]])(
  'a set is shown, and made again of what is shown: %o',
  (usual) => {
    const fields = fieldsOfUsual(usual);
    expect(usualOfFields(fields)).toEqual(usual);
    expect(isUsual(fields, usual)).toBe(true);
    expect(keepableUsual(fields).success).toBe(true);
  },
);

test('a form that says something else, if only who publishes, is no usual one; its day is of one brief', () => {
  const fields = fieldsOfUsual(own);
  expect(isUsual({ ...fields, rights: { ...fields.rights, posting: null } }, own)).toBe(false);
  expect(isUsual({ ...fields, exclusivityCategory: 'Make-up' }, own)).toBe(false);
  expect(isUsual({ ...fields, rights: { ...fields.rights, postOn: '2099-12-12' } }, own)).toBe(true);
});

test('a brief gets the usual rights until somebody chose others', () => {
  const filled = withUsual(emptyBrief, own);
  expect(filled).toMatchObject({ ...fieldsOfUsual(own), areRightsChosen: true });
  expect(withUsual({ ...filled, exclusivityMonths: '' }, own).exclusivityMonths).toBe('');
  const former = { ...emptyBrief, exclusivityMonths: '6', exclusivityCategory: 'Coffee' };
  expect(withUsual(former, own)).toMatchObject({ exclusivityMonths: '6', exclusivityCategory: 'Coffee' });
});
