site-not-built = This server has no web page: none was built. In a copy of Foghorn’s source, “make page” builds it and “make dist” makes a package with the page inside, to be installed; both need Node 20.19 or newer. Then start the server again. Everything else works.
serve-here = Foghorn is running at { $address }; stop it with Ctrl-C.
serve-lan = On your home network: { $address }
error-serve-failed = The server could not start; the log above says why.
error-port-taken = Port { $port } on { $host } is already in use; choose another with --port.
