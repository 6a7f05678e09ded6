import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

function ChatPlace() {
  return (
    <div className="card p-5">
      <Skeleton className="h-[460px]" />
    </div>
  );
}

/** The conversation of a deal, loaded after the deal itself, because its outbox imports the contract's schemas. */
export const LateChatPanel = latePart(async () => (await import('./chat-panel.tsx')).ChatPanel, ChatPlace);
