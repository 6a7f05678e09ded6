/** Castings and applications as screens load and change them. */
import {
  AppError,
  type BoardQuery,
  type Casts,
  type NewApplication,
  type NewCasting,
  type NewVote,
  type OwnCasting,
  type PostedCasting,
} from '@briefcast/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { dealLists } from '../../lib/changes-with.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { pagedQ, q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Whether there is no such casting: unknown, of another organisation, or no id at all. */
export const isNoCasting = (error: unknown): boolean =>
  error instanceof AppError && ['casting.not_found', 'request.invalid'].includes(error.code);

/** The board in pages; the former castings stay until the new ones are there. */
export const boardQuery = (query: Omit<BoardQuery, 'cursor' | 'limit'>) => ({
  ...pagedQ('castings.board', { query }),
  placeholderData: keepPreviousData,
});

/** The organisation's castings in pages, newest first. */
export const ownCastingsQuery = pagedQ('castings.own');

/** One of the organisation's. */
export const ownCastingQuery = (id: string) =>
  queryOptions({
    ...q('castings.readOwn', { params: { id } }),
    select: ({ casting }) => casting,
  });

/** The creator's own application to a casting, or null, and whether they blocked its brand. */
export const applicationQuery = (castingId: string) =>
  q('castingApplications.read', { params: { castingId } });

/** The creator's applications in pages, newest first. */
export const applicationsQuery = pagedQ('castingApplications.list');

const readAll = () => invalidate('castings');

/** Keeps what the server answered of one of the organisation's, and reads the lists again. */
function keepOwn(casting: OwnCasting) {
  queryClient.setQueryData(ownCastingQuery(casting.id).queryKey, { casting });
  void readAll();
}

export type CastingMove =
  | { move: 'CLOSE' }
  | { move: 'REOPEN'; closesOn: string }
  | { move: 'END' }
  | { move: 'CHANGE'; body: NewCasting };

/** Closes, opens again, ends or changes one of the organisation's castings. */
export const useMoveCasting = (id: string) =>
  useMutation({
    mutationFn: async (to: CastingMove): Promise<OwnCasting> => {
      const { castings } = await loadClient();
      const params = { id };
      if (to.move === 'CLOSE') return (await castings.close({ params })).casting;
      if (to.move === 'END') return (await castings.end({ params })).casting;
      if (to.move === 'CHANGE') return (await castings.change({ params, body: to.body })).casting;
      return (await castings.reopen({ params, body: { closesOn: to.closesOn } })).casting;
    },
    onSuccess: keepOwn,
  });

/** Posts a casting. */
export const usePostCasting = () =>
  useMutation({
    mutationFn: async (body: PostedCasting) => (await (await loadClient()).castings.post({ body })).casting,
    onSuccess: keepOwn,
  });

/** Puts an application on the shortlist, passes it over, or takes that back. */
export const useMarkApplication = (id: string) =>
  useMutation({
    mutationFn: async ({
      applicationId,
      mark,
    }: {
      applicationId: string;
      mark: 'SHORTLISTED' | 'PASSED' | null;
    }) => (await loadClient()).castings.mark({ params: { id, applicationId }, body: { mark } }),
    onSettled: readAll,
  });

/** Says what one thinks of an application, for the team alone. */
export const useVote = (id: string) =>
  useMutation({
    mutationFn: async ({ applicationId, ...body }: NewVote & { applicationId: string }) =>
      (await loadClient()).castings.vote({ params: { id, applicationId }, body }),
    onSettled: () => invalidate('castings.readOwn', 'castings.applicants', 'castingInvitations.sent'),
  });

/** Notes that the applications that are shown have been seen; the marks of new ones stay until the list is read again. */
export async function markSeen(id: string): Promise<void> {
  const answer = await (await loadClient()).castings.markSeen({ params: { id } });
  queryClient.setQueryData(ownCastingQuery(id).queryKey, answer);
  void invalidate('castings.own');
}

/** Casts who was chosen. */
export const useCast = (id: string) =>
  useMutation({
    mutationFn: async (body: Casts) => (await loadClient()).castings.cast({ params: { id }, body }),
    onSettled: () => invalidate('castings', 'campaigns', ...dealLists, 'billing.balance'),
  });

/** Applies to a casting, or changes the application that is there. */
export const useSayApplication = (castingId: string) =>
  useMutation({
    mutationFn: async ({ body, isNew }: { body: NewApplication; isNew: boolean }) => {
      const { castingApplications } = await loadClient();
      const call = { params: { castingId }, body };
      return isNew ? castingApplications.apply(call) : castingApplications.change(call);
    },
    onSettled: readAll,
  });

/** Withdraws the creator's application. */
export const useWithdrawApplication = (castingId: string) =>
  useMutation({
    mutationFn: async () => (await loadClient()).castingApplications.withdraw({ params: { castingId } }),
    onSettled: readAll,
  });
