import '../../styles/chat.css';
import { type DealDetail, goneReaderOn, type OwnUser } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle, Paperclip } from 'lucide-react';
import { useLocation } from 'react-router';
import { acceptsFile } from '../../lib/accepts-file.ts';
import { fullName } from '../../lib/names.ts';
import { q } from '../../lib/query.ts';
import { dealFileTypes } from '../../parts/files/offered-types.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { toastError } from '../../ui/toast.ts';
import { useLightbox } from '../../ui/use-lightbox.tsx';
import { useKeptFiles } from './attachments.ts';
import { ChatGone } from './chat-gone.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatScroller, useArriveAtChat } from './chat-scroller.tsx';
import { slidesOf } from './message-file.tsx';
import { keyOfChosen, useMessageOutbox } from './message-outbox.ts';
import { PendingItem } from './pending-item.tsx';
import { proposalLines } from './proposal-lines.ts';
import { useFileDrop } from './staged-files.tsx';
import { chatEntries } from './thread.ts';
import { useMarkRead, useThread } from './use-thread.ts';
import { useTypingSignal, useTypist } from './use-typing.ts';
import { useVisibleHeight } from './use-visible-height.ts';

interface ChatPanelProps {
  deal: DealDetail;
  user: OwnUser;
}

/** The conversation of a deal. While visible, it also tells the server that the deal has been seen. */
export function ChatPanel({ deal, user }: ChatPanelProps) {
  const { search, key: visit } = useLocation();
  const asked = new URLSearchParams(search).get('message');
  const { thread, isLoadingEarlier, loadEarlier } = useThread(deal, asked);
  const draftName = `message:${user.id}:${deal.id}`;
  const [files, setFiles] = useKeptFiles(draftName);
  const outbox = useMessageOutbox({ dealId: deal.id, user, messages: thread.messages });
  const gone = goneReaderOn(deal, user.role);
  const typist = useTypist(deal.id, user);
  const typing = useTypingSignal(deal.id);
  const slides = slidesOf(thread.messages, deal.files);
  const { lightbox, intent, open } = useLightbox(slides);
  useMarkRead(deal, user, 'chat');
  useArriveAtChat();
  useVisibleHeight();

  const entries = chatEntries(thread, proposalLines(deal, user));
  const last = entries.at(-1);
  const lastWaiting = outbox.waiting.at(-1);
  const ownName = user.role === 'BRAND' ? m.who_you() : fullName(user);
  const theirName = user.role === 'BRAND' ? deal.creator?.firstName : deal.brand.companyName;

  function handleFiles(chosen: File[]) {
    const refused = chosen.filter((file) => !acceptsFile(file, dealFileTypes));
    if (refused.length > 0)
      toastError(m.deal_file_type_refused(), formatSeries(refused.map(({ name }) => name)));
    const empty = chosen.filter(({ size }) => size === 0);
    if (empty.length > 0)
      toastError(
        m.files_empty({ names: formatSeries(empty.map(({ name }) => name)) }),
        m.refusal_file_empty(),
      );
    const staged = new Map([...files, ...chosen].map((file) => [keyOfChosen(file), file]));
    setFiles([...staged.values()].filter((file) => !refused.includes(file) && !empty.includes(file)));
  }
  const drop = useFileDrop(handleFiles);

  const handleRemove = (removed: File) => setFiles(files.filter((file) => file !== removed));

  function handleSend(text: string) {
    void outbox.send(text, files);
    setFiles([]);
    typing.rest();
  }

  return (
    <Card flush id="chat" aria-labelledby="chat-title" className="chat" {...(gone ? {} : drop.handlers)}>
      <h2 id="chat-title">{m.chat_title()}</h2>
      <ChatScroller
        firstKey={entries[0]?.id}
        // A failure text makes the last bubble taller, so it counts as new content too.
        lastKey={lastWaiting ? `${lastWaiting.key} ${lastWaiting.refusal}` : last?.id}
        lastIsMine={
          lastWaiting !== undefined || (last?.type === 'message' && last.message.sender.role === user.role)
        }
        asked={asked === null ? undefined : `${asked} ${visit}`}
        busy={isLoadingEarlier}
      >
        {thread.hasEarlier ? (
          <div className="flex justify-center">
            <Button
              variant="ghost"
              size="sm"
              busy={isLoadingEarlier}
              busyText={m.list_loading()}
              onClick={loadEarlier}
            >
              {m.chat_earlier()}
            </Button>
          </div>
        ) : null}
        {entries.length === 0 && outbox.waiting.length === 0 ? <EmptyChat isOpen={!gone} /> : null}
        <ChatLog
          deal={deal}
          user={user}
          entries={entries}
          asked={asked}
          intent={intent}
          onOpen={(file) => open(slides.findIndex(({ id }) => id === file.id))}
        />
        {outbox.waiting.map((message) => (
          <PendingItem
            key={message.key}
            message={message}
            sender={ownName}
            outbox={outbox}
            isForNobody={gone !== null}
          />
        ))}
      </ChatScroller>
      <p role="status" className="hint h-6 truncate px-5">
        {typist === null ? null : typist.colleagueId === null ? (
          <Typing name={theirName ?? m.deal_the_creator()} />
        ) : (
          <TypingColleague userId={typist.colleagueId} />
        )}
      </p>
      {gone ? (
        <ChatGone side={gone} draftName={draftName} files={files} onRemove={handleRemove} />
      ) : (
        <ChatInput
          draftName={draftName}
          files={files}
          onFiles={handleFiles}
          onRemove={handleRemove}
          onTyping={typing.signal}
          onSend={handleSend}
        />
      )}
      {drop.isOver ? (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-2 z-1 grid place-content-center justify-items-center gap-2 rounded-card border-2 border-dashed border-focus bg-cast-soft/95 font-semibold text-cast-ink"
        >
          <Paperclip className="ic size-7!" />
          {m.chat_drop()}
        </div>
      ) : null}
      {lightbox}
    </Card>
  );
}

const Typing = ({ name }: { name: string }) => (
  <RichText parts={m.chat_typing.parts({ name })} tags={{ name: (children) => <bdi>{children}</bdi> }} />
);

/** Line about a colleague, whose name is read once they write. */
function TypingColleague({ userId }: { userId: string }) {
  const { data } = useQuery(q('team.read'));
  const member = data?.team.members.find((one) => one.userId === userId);
  return <Typing name={(member && (fullName(member) || member.email)) ?? m.inbox_colleague()} />;
}

function EmptyChat({ isOpen }: { isOpen: boolean }) {
  return (
    <div className="my-auto grid justify-items-center gap-1 text-center">
      <MessageCircle aria-hidden className="ic mb-1 size-7! text-ink-3" />
      <p className="font-semibold">{m.chat_empty()}</p>
      {isOpen ? <p className="hint">{m.chat_empty_hint()}</p> : null}
    </div>
  );
}
