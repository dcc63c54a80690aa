import { Outlet } from 'react-router';

export default function SiteShell() {
  return <Outlet />;
}
