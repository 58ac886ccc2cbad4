// The calls that every list with a form makes: a page, one record, saving and deleting.
import type { Call, CallName } from '@gelanggang/contract/call';
import type { Paginated } from '@gelanggang/contract/http';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, queryOf, type RequestOf } from './calls';
import { HELD_STILL } from './use-call';
import { fetchFailure, type Query } from './http';
import { toast } from './toast';

export interface VersionedRecord {
  id: number;
  version: number;
}

export interface SavedRecord {
  message: string;
  data?: { id: number };
}

type Shows<Shown> = Call<CallName, unknown, unknown, Shown>;

/** A table of calls of which a list and its deleting are made. */
export interface ListCalls<Row> {
  list: Shows<Paginated<Row>>;
  remove: Shows<{ message: string }>;
}

/** A table of calls of which a form is made. */
export interface FormCalls<Row> {
  read: Shows<Row>;
  create: Shows<SavedRecord>;
  update: Shows<SavedRecord>;
}

/** The compiler does not know of any table which parameters its paths have: those of records have `id`. */
const of = <Row>(request: object) => request as RequestOf<Row>;

export function useRecords<Row>({ list }: Pick<ListCalls<Row>, 'list'>, query: Query) {
  return useQuery({
    ...queryOf(list, of<typeof list>({ query })),
    // the rows name their tournaments: fetched again when any of them changes
    meta: { namesTournaments: true },
    placeholderData: keepPreviousData,
  });
}

export const readRecord = <Row>({ read }: Pick<FormCalls<Row>, 'read'>, id: number): Promise<Row> =>
  callApi(read, of<typeof read>({ params: { id } }));

export function useRecord<Row>({ read }: Pick<FormCalls<Row>, 'read'>, id: number | null, failedText: string) {
  const { queryKey, queryFn } = queryOf(read, of<typeof read>({ params: { id } }));
  return useQuery<Row>({
    queryKey,
    queryFn: async (at) => {
      try {
        return await queryFn(at);
      } catch (error) {
        if (!at.signal.aborted) toast.error(fetchFailure(error, failedText));
        throw error;
      }
    },
    enabled: id !== null,
    retry: false,
    ...HELD_STILL,
  });
}

export function useSaveRecord<Row>({ create, update }: FormCalls<Row>, id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object): Promise<SavedRecord> =>
      id === null
        ? callApi(create, of<typeof create>({ body }))
        : callApi(update, of<typeof update>({ params: { id }, body })),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useDeleteRecord<Row>({ remove }: Pick<ListCalls<Row>, 'remove'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(remove, of<typeof remove>({ params: { id } })),
    onSuccess: () => client.invalidateQueries(),
  });
}
