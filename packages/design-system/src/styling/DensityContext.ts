import { createContext, useContext } from 'react';

/** How much room components take. Undefined is the roomy default of the pages. */
export type Density = 'compact' | undefined;

/**
 * The density of all components inside. The editor sets it once for its whole window. A context, unlike an attribute
 * of an outer element, also reaches menus and popovers, which are at the end of the document.
 */
export const DensityContext = createContext<Density>(undefined);

/** Returns the density for the `data-density` attribute of a component, which its styles refer to. */
export function useDensity(): Density {
  return useContext(DensityContext);
}
