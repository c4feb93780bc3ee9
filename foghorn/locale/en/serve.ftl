site-not-built = This server has no web page yet; “make play” builds it. Everything else works.
serve-here = Foghorn is running at { $address }; stop it with Ctrl-C.
serve-lan = On your home network: { $address }
error-serve-failed = The server could not start; the log above says why.
error-port-taken = Port { $port } on { $host } is already in use; choose another with --port.
