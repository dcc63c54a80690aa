@rem Shells replace themselves with "exec", so that a signal to npm reaches us. Windows has no such word.
@%*
