// React itself, evaluated with its own chunk: a package of the old kind would wait until somebody imports from it.
import 'react-dom/client';
