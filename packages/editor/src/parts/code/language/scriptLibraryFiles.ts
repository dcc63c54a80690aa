import es5 from 'typescript/lib/lib.es5.d.ts?raw';
import es2015Core from 'typescript/lib/lib.es2015.core.d.ts?raw';
import es2015Collection from 'typescript/lib/lib.es2015.collection.d.ts?raw';
import es2015Generator from 'typescript/lib/lib.es2015.generator.d.ts?raw';
import es2015Iterable from 'typescript/lib/lib.es2015.iterable.d.ts?raw';
import es2015Promise from 'typescript/lib/lib.es2015.promise.d.ts?raw';
import es2015Proxy from 'typescript/lib/lib.es2015.proxy.d.ts?raw';
import es2015Reflect from 'typescript/lib/lib.es2015.reflect.d.ts?raw';
import es2015Symbol from 'typescript/lib/lib.es2015.symbol.d.ts?raw';
import es2015SymbolWellknown from 'typescript/lib/lib.es2015.symbol.wellknown.d.ts?raw';
import es2016ArrayInclude from 'typescript/lib/lib.es2016.array.include.d.ts?raw';
import es2017Object from 'typescript/lib/lib.es2017.object.d.ts?raw';
import es2017String from 'typescript/lib/lib.es2017.string.d.ts?raw';
import es2017Typedarrays from 'typescript/lib/lib.es2017.typedarrays.d.ts?raw';
import es2018Asyncgenerator from 'typescript/lib/lib.es2018.asyncgenerator.d.ts?raw';
import es2018Asynciterable from 'typescript/lib/lib.es2018.asynciterable.d.ts?raw';
import es2018Promise from 'typescript/lib/lib.es2018.promise.d.ts?raw';
import es2018Regexp from 'typescript/lib/lib.es2018.regexp.d.ts?raw';
import es2019Array from 'typescript/lib/lib.es2019.array.d.ts?raw';
import es2019Object from 'typescript/lib/lib.es2019.object.d.ts?raw';
import es2019String from 'typescript/lib/lib.es2019.string.d.ts?raw';
import es2019Symbol from 'typescript/lib/lib.es2019.symbol.d.ts?raw';
import es2020Number from 'typescript/lib/lib.es2020.number.d.ts?raw';
import es2020Promise from 'typescript/lib/lib.es2020.promise.d.ts?raw';
import es2020String from 'typescript/lib/lib.es2020.string.d.ts?raw';
import es2020SymbolWellknown from 'typescript/lib/lib.es2020.symbol.wellknown.d.ts?raw';
import es2021Promise from 'typescript/lib/lib.es2021.promise.d.ts?raw';
import es2021String from 'typescript/lib/lib.es2021.string.d.ts?raw';
import es2021Weakref from 'typescript/lib/lib.es2021.weakref.d.ts?raw';
import es2022Array from 'typescript/lib/lib.es2022.array.d.ts?raw';
import es2022Error from 'typescript/lib/lib.es2022.error.d.ts?raw';
import es2022Object from 'typescript/lib/lib.es2022.object.d.ts?raw';
import es2022Regexp from 'typescript/lib/lib.es2022.regexp.d.ts?raw';
import es2022String from 'typescript/lib/lib.es2022.string.d.ts?raw';
import es2023Array from 'typescript/lib/lib.es2023.array.d.ts?raw';
import es2023Collection from 'typescript/lib/lib.es2023.collection.d.ts?raw';

const FORBIDDEN = /^declare (?:var Date|function eval)\b.*$/gm;

/**
 * The part of JavaScript that scripts have. Anything that the script sandbox removes is not declared, so
 * that the editor marks it: no Date, no eval, no BigInt, no shared memory.
 */
export const scriptLibraryFiles: { readonly [file: string]: string } = {
  'lib.es5.d.ts': withoutForbidden(es5),
  'lib.es2015.core.d.ts': es2015Core,
  'lib.es2015.collection.d.ts': es2015Collection,
  'lib.es2015.generator.d.ts': es2015Generator,
  'lib.es2015.iterable.d.ts': es2015Iterable,
  'lib.es2015.promise.d.ts': es2015Promise,
  'lib.es2015.proxy.d.ts': es2015Proxy,
  'lib.es2015.reflect.d.ts': es2015Reflect,
  'lib.es2015.symbol.d.ts': es2015Symbol,
  'lib.es2015.symbol.wellknown.d.ts': es2015SymbolWellknown,
  'lib.es2016.array.include.d.ts': es2016ArrayInclude,
  'lib.es2017.object.d.ts': es2017Object,
  'lib.es2017.string.d.ts': es2017String,
  'lib.es2017.typedarrays.d.ts': es2017Typedarrays,
  'lib.es2018.asyncgenerator.d.ts': es2018Asyncgenerator,
  'lib.es2018.asynciterable.d.ts': es2018Asynciterable,
  'lib.es2018.promise.d.ts': es2018Promise,
  'lib.es2018.regexp.d.ts': es2018Regexp,
  'lib.es2019.array.d.ts': es2019Array,
  'lib.es2019.object.d.ts': es2019Object,
  'lib.es2019.string.d.ts': es2019String,
  'lib.es2019.symbol.d.ts': es2019Symbol,
  'lib.es2020.number.d.ts': es2020Number,
  'lib.es2020.promise.d.ts': es2020Promise,
  'lib.es2020.string.d.ts': es2020String,
  'lib.es2020.symbol.wellknown.d.ts': es2020SymbolWellknown,
  'lib.es2021.promise.d.ts': es2021Promise,
  'lib.es2021.string.d.ts': es2021String,
  'lib.es2021.weakref.d.ts': es2021Weakref,
  'lib.es2022.array.d.ts': es2022Array,
  'lib.es2022.error.d.ts': es2022Error,
  'lib.es2022.object.d.ts': es2022Object,
  'lib.es2022.regexp.d.ts': es2022Regexp,
  'lib.es2022.string.d.ts': es2022String,
  'lib.es2023.array.d.ts': es2023Array,
  'lib.es2023.collection.d.ts': es2023Collection,
};

function withoutForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}
