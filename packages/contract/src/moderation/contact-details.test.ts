import { expect, test } from 'vitest';
import { contactDetailsIn } from './contact-details.ts';

const textsIn = (text: string) => contactDetailsIn(text).map((detail) => detail.text);

test.each([
  ['Book me on insta @tomasplays.', ['insta @tomasplays']],
  ['Write to lina.k@mail.example, or call +971 50 123 4567!', ['lina.k@mail.example', '+971 50 123 4567']],
  ['See www.lina.example/work and https://lina.example', ['www.lina.example/work', 'https://lina.example']],
  ['راسلوني على ٠٥٠١٢٣٤٥٦٧', ['٠٥٠١٢٣٤٥٦٧']],
])('finds the details in “%s”', (text, details) => {
  expect(textsIn(text)).toEqual(details);
});

test.each(['10 years, 250 films, 4.5 stars since 2015', 'Meet @ noon', 'Prices 200-300 for 2025'])(
  'leaves “%s” alone',
  (text) => expect(textsIn(text)).toEqual([]),
);

test('says where each is', () => {
  const text = 'Me: @lina_k';
  const [detail] = contactDetailsIn(text);
  expect(text.slice(detail?.start, detail?.end)).toBe('@lina_k');
});
