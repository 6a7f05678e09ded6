import '../../styles/shared-files.css';
import { oneLine } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { HardDrive, LogIn, Share2, UserRound, X } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { LocalPoster } from '../../features/drafts/upload-row.tsx';
import { NoRoom } from '../../features/phone/no-room.tsx';
import type { OriginState } from '../../lib/return-intent.ts';
import { useSession } from '../../lib/session.ts';
import { forgetSharedFiles, readSharedFiles } from '../../lib/shared-files.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Main } from '../../ui/main.tsx';
import { ChooseDeal } from './choose-deal.tsx';

/** The file under a name that is read as it is. */
const plainlyNamed = (file: File) =>
  new File([file], oneLine(file.name), { type: file.type, lastModified: file.lastModified });

/** Files that another app shared to this one, and the question which deal they are for (rules/phone#share). */
export function SharedFilesScreen() {
  useDocumentTitle(m.incoming_title());
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, status } = useSession();
  const { data: files } = useQuery({
    queryKey: ['shared-files'],
    queryFn: async () => (await readSharedFiles().catch(() => [])).map(plainlyNamed),
    networkMode: 'always',
    staleTime: 0,
  });
  async function leave() {
    await forgetSharedFiles().catch(() => undefined);
    await navigate(paths.creatorDashboard.href());
  }
  if (files === undefined || status === 'loading') return <Main className="shared-files">{null}</Main>;
  return (
    <Main className="shared-files">
      <header className="shared-files-head">
        <div className="min-w-0">
          <h1 className="text-d3">{m.incoming_title()}</h1>
          {files.length > 0 ? <Facts files={files} /> : null}
        </div>
        <IconButton
          label={m.incoming_close()}
          icon={<X aria-hidden className="ic" />}
          onClick={() => void leave()}
        />
      </header>
      {search.get('kept') === 'no' ? (
        <>
          <EmptyState
            title={m.incoming_nothing()}
            icon={<HardDrive aria-hidden className="ic" />}
            action={<ToDashboard />}
          >
            {m.incoming_not_stored()}
          </EmptyState>
          {user ? <NoRoom personId={user.id} /> : null}
        </>
      ) : files.length === 0 ? (
        <EmptyState
          title={m.incoming_nothing()}
          icon={<Share2 aria-hidden className="ic" />}
          action={<ToDashboard />}
        >
          {m.incoming_nothing_text()}
        </EmptyState>
      ) : (
        <>
          <SharedList files={files} />
          {user === null ? (
            <EmptyState
              title={m.incoming_log_in()}
              icon={<LogIn aria-hidden className="ic ic-turn" />}
              action={<LogInLink />}
            >
              {m.incoming_log_in_text()}
            </EmptyState>
          ) : user.role === 'CREATOR' ? (
            <ChooseDeal files={files} onCancel={() => void leave()} />
          ) : (
            <EmptyState title={m.incoming_creators()} icon={<UserRound aria-hidden className="ic" />}>
              {m.incoming_creators_text()}
            </EmptyState>
          )}
        </>
      )}
    </Main>
  );
}

function Facts({ files }: { files: readonly File[] }) {
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));
  const n = files.length;
  return <p className="hint num">{m.incoming_facts({ n, count: formatCount(n), size })}</p>;
}

function SharedList({ files }: { files: readonly File[] }) {
  return (
    <ul aria-label={m.incoming_list()} className="shared-files-list">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <LocalPoster file={file} type={file.type} />
          <span className="min-w-0">
            <bdi className="block font-semibold wrap-anywhere">{file.name}</bdi>
            <span className="hint num block">{formatBytes(file.size)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const origin: OriginState = { from: { pathname: paths.sharedFiles.href(), search: '', hash: '' } };

const LogInLink = () => (
  <ButtonLink to={paths.login.href()} state={origin}>
    {m.incoming_log_in_button()}
  </ButtonLink>
);

const ToDashboard = () => (
  <ButtonLink to={paths.creatorDashboard.href()} variant="outline">
    {m.incoming_to_dashboard()}
  </ButtonLink>
);
