/** The directory of the stubbed marketplace. */
import type { DirectoryPage, PublicCreator } from '@briefcast/contract';
import { idOf, publishedCreator } from './people.ts';

/** A published creator as the directory shows them. */
export function publicCreator(fields: Partial<PublicCreator> = {}): PublicCreator {
  const { email: _, emailConfirmed: __, role: ___, ...shown } = publishedCreator();
  return { ...shown, ...fields };
}

const facet = (values: string[]) =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((one) => one === value).length }));

/** A page of the directory with these creators in it, and none after it. */
export const directoryPage = (
  creators: PublicCreator[],
  fields: Partial<DirectoryPage> = {},
): DirectoryPage => ({
  creators,
  total: creators.length,
  nextCursor: null,
  facets: {
    languages: facet(creators.flatMap(({ languages }) => languages)),
    categories: facet(creators.flatMap(({ categories }) => categories.map(({ name }) => name))),
    locations: facet(creators.flatMap(({ location }) => location ?? [])),
  },
  ...fields,
});

/** As many creators as asked for, each with a name of their own. */
export const manyCreators = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    publicCreator({ id: idOf(200 + number), firstName: `Creator${number}` }),
  );
