import { expect, test } from 'vitest';
import { auditSubject } from './audit.ts';

const id = '01900000-0000-7000-8000-0000000000aa';

test.each([
  [`Hana Sato (${id})`, { name: 'Hana Sato', id }],
  [`A title (with brackets) (${id})`, { name: 'A title (with brackets)', id }],
  ['Dana Reyes (dana@people.example)', { name: 'Dana Reyes (dana@people.example)', id: null }],
  ['192.0.2.1', { name: '192.0.2.1', id: null }],
])('%s is told by name', (subject, told) => {
  expect(auditSubject(subject)).toEqual(told);
});
