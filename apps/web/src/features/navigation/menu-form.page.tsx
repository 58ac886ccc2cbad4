// /admin/navigation/create and /edit/:id: loads what the form needs, or says why it cannot.
import { useParams } from 'react-router-dom';
import { ErrorState, PageLoading } from '@web/components/states';
import { MenuForm } from './components/menu-form';
import { menuTexts as texts } from './texts';
import { useCall, HELD_STILL } from '@web/lib/use-call';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import * as navigationMenuCalls from '@gelanggang/contract/calls/navigation-menus';

export default function MenuFormPage() {
  const { id } = useParams();
  const menuId = id === undefined ? null : Number(id);
  const menu = useCall(navigationMenuCalls.read, menuId === null ? null : { params: { id: menuId } }, HELD_STILL);
  const { error } = menu;
  useFetchFailure(error, texts.loadFailed);
  if (menuId === null) return <MenuForm menu={null} />;
  if (error) return <ErrorState error={error} onRetry={() => void menu.refetch()} />;
  if (!menu.data) return <PageLoading />;
  return <MenuForm key={menu.data.id} menu={menu.data} />;
}
