import { queryClient } from './query-client.ts';

/** The screen asks for what it shows once it has been drawn for the first time. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves once the screen has what it asked for first. What stands beside it waits for that: on a slow line the two
 * would share it.
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
