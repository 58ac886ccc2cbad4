// Nothing around the page: for printing and big screens.
import { Outlet } from 'react-router-dom';

export function BareLayout() {
  return <Outlet />;
}
