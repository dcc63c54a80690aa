import { data } from 'react-router';
import { NotFoundPage } from '../../shell/ErrorPage.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
