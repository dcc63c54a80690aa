import { Fragment } from 'react';

/** Shows a path that wraps at its slashes first. */
export function ApiPath({ path }: { path: string }) {
  return (
    <span className="wrap-anywhere">
      {path.split(/(?<=\/)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
