// /admin/navigation: every menu, searched, ten a page (spec 1 §2 "Navigation list").
import { menuPath } from '@web/site/menu-path';
import { useState } from 'react';
import type { Paginated } from '@gelanggang/contract/http';
import type { MenuListAnswer, MenuRow } from '@gelanggang/contract/navigation';
import { PERMISSION_LABELS } from '@web/site/permission-texts';
import { ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { DeleteQuestion } from '@web/components/delete-question';
import { Filters } from '@web/components/filters';
import { ListPage, ListTable } from '@web/components/list-page';
import { Tag } from '@web/components/tag';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { formatNumber } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { useMenuPage, OF_MENUS } from './navigation.api';
import { menuTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';
import * as navigationMenuCalls from '@gelanggang/contract/calls/navigation-menus';

const COLUMNS: readonly Column<MenuRow>[] = [
  { key: 'name', title: texts.columns.name, cell: (menu) => menu.name, isName: true },
  { key: 'parent', title: texts.columns.parent, cell: (menu) => menu.parent_name ?? '–' },
  { key: 'url', title: texts.columns.url, cell: addressOf },
  {
    key: 'type',
    title: texts.columns.type,
    cell: (menu) => <Tag tone={menu.type === 'admin' ? 'warn' : 'ok'}>{menu.type}</Tag>,
  },
  { key: 'order', title: texts.columns.order, cell: (menu) => menu.order, align: 'end' },
  { key: 'permission', title: texts.columns.permission, cell: viewersOf, isWideOnly: true },
];

function addressOf({ type, url }: MenuRow): string {
  if (url === '#' || type === 'public') return url;
  return menuPath(url);
}

function viewersOf({ type, permission }: MenuRow): string {
  if (permission) return PERMISSION_LABELS[permission];
  return type === 'admin' ? texts.everybody : texts.visitors;
}

/** This list says `total_pages` where others say `last_page` (spec 1 §3). */
function asPage(answer: MenuListAnswer | undefined): Paginated<MenuRow> | undefined {
  return answer && { ...answer, last_page: answer.total_pages, next_page_url: null, prev_page_url: null };
}

export default function MenuListPage() {
  const address = useAddress();
  const shown = useShownPage();
  const menus = useMenuPage({
    ...shown,
    search: address.get('search'),
  });
  const remove = useSend(navigationMenuCalls.remove, (id: number) => ({ params: { id } }), { forgets: OF_MENUS });
  const [asked, setAsked] = useState<MenuRow | null>(null);
  return (
    <ListPage
      title={texts.title}
      note={menus.data ? texts.count(formatNumber(menus.data.total)) : undefined}
      actions={
        <ButtonLink to={pathOf('/admin/navigation/create')} variant="solid" size="sm">
          {texts.add}
        </ButtonLink>
      }
    >
      <Filters search={texts.search} />
      <ListTable
        of={{ ...menus, data: asPage(menus.data) }}
        label={texts.title}
        columns={COLUMNS}
        actionsOf={(menu) => [
          { id: 'edit', label: texts.edit, to: pathOf('/admin/navigation/edit/:id', { id: menu.id }) },
          { id: 'delete', label: texts.delete, isDestructive: true, onSelect: () => setAsked(menu) },
        ]}
        nameOf={(menu) => menu.name}
      />
      {asked ? (
        <DeleteQuestion
          remove={remove}
          id={asked.id}
          name={asked.name}
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          refusal={(error) => messageOf(error, texts.deleteFailed)}
          onClose={() => setAsked(null)}
        >
          {texts.deleteHint}
        </DeleteQuestion>
      ) : null}
    </ListPage>
  );
}
