import { queryClient } from './query-client.ts';

/** A screen requests its content once it has been rendered for the first time. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves once the screen has the content that it requested first. Secondary content waits for that, because
 * on a slow connection the two would compete.
 */
export async function afterContent(): Promise<void> {
  await drawn();
  if (queryClient.isFetching() === 0) return;
  await new Promise<void>((resolve) => {
    const leave = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      leave();
      resolve();
    });
  });
}
