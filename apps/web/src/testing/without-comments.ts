/** The stubbed marketplace without a word about its files. */
import { server } from './stub-server.ts';

/** Nobody has said anything of any file; whoever looks at one is heard. */
export function withoutComments() {
  server.returns('comments.list', { comments: [], removed: [], upTo: 0, more: false });
  server.returns('comments.watch', {});
}
