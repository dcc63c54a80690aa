import { Fragment } from 'react';

/** A path that breaks at its slashes first, on screens too narrow for it. */
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
